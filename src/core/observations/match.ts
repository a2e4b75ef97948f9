import type { Recorded } from '#schema/observation.ts';
import { segmentsText } from '../forward/text.ts';
import type { Segment } from '../forward/types.ts';
import type { Hash } from './shorten.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (segments: readonly Segment[]): RegExp =>
  new RegExp(
    `^${segments.map(({ text, variable }) => (variable === undefined ? escaped(text) : '[\\s\\S]*?')).join('')}$`,
  );

/** True where a recorded text is what the segments say, whatever stands in their variable parts. */
export function matches(segments: readonly Segment[], recorded: Recorded, hash: Hash): boolean {
  const text = segmentsText(segments);
  if (typeof recorded !== 'string') return text.length === recorded.length && hash(text) === recorded.sha256;
  if (text === recorded) return true;
  return segments.some(({ variable }) => variable !== undefined) && patternOf(segments).test(recorded);
}
