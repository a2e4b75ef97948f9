import type { Recorded } from '#schema/observation.ts';
import { segmentsText } from '../forward/text.ts';
import type { Segment } from '../forward/types.ts';
import type { Hash } from './shorten.ts';

/** The words between the variable parts, in order; one more than there are variable parts. */
function piecesOf(segments: readonly Segment[]): string[] {
  const pieces = [''];
  for (const { text, variable } of segments)
    if (variable === undefined) pieces[pieces.length - 1] += text;
    else pieces.push('');
  return pieces;
}

/** True where a text begins and ends with the outer pieces and holds the others between them, in order. */
function holdsPieces(text: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let at = first.length;
  for (const piece of others) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= end;
}

/** True where a recorded text is what the segments say, whatever stands in their variable parts. */
export function matches(segments: readonly Segment[], recorded: Recorded, hash: Hash): boolean {
  if (typeof recorded === 'string') return holdsPieces(recorded, piecesOf(segments));
  const text = segmentsText(segments);
  return text.length === recorded.length && hash(text) === recorded.sha256;
}
