import type { Pointer } from '../forward/types.ts';
import { isWithin, type Arrival } from './arrival.ts';
import type { Mirror } from './mirrors.ts';
import type { Piece } from './pieces.ts';
import type { Doubling, DoublingForm } from './types.ts';

// Where the copies are spelled alike in the result, the client's escapes are the difference.
const inView = (form: Mirror['form'], escaped: boolean): DoublingForm =>
  escaped && (form === 'equal' || form === 'pretty') ? 'escaped' : form;

/** What reaches the model twice: a text beside structuredContent, two equal texts, one piece in two places. */
export function doubledIn(
  pieces: readonly Piece[],
  mirrors: readonly Mirror[],
  arrival: Arrival,
): Doubling[] {
  const arrived = pieces.filter((piece) => arrival.pieces.has(piece));
  const places = new Map(arrived.map((piece) => [piece.at, piece]));
  const isEscaped = ({ index, at }: Piece): boolean =>
    (arrival.byBlock.get(index) ?? []).some(
      (segment) => segment.how === 'escaped' && isWithin(segment.at ?? '', at),
    );
  const doubled: Doubling[] = [];
  for (const { text, structured, form } of arrival.structured ? mirrors : []) {
    const piece = places.get(text);
    if (piece) doubled.push({ first: text, second: structured, form: inView(form, isEscaped(piece)) });
  }
  const firsts = new Map<string, Pointer>();
  for (const piece of arrived) {
    if (arrival.repeated.has(piece)) doubled.push({ first: piece.at, second: piece.at, form: 'repeated' });
    if (!piece.words || piece.value === undefined) continue;
    const first = firsts.get(piece.value);
    if (first === undefined) firsts.set(piece.value, piece.at);
    else doubled.push({ first, second: piece.at, form: 'equal' });
  }
  return doubled;
}
