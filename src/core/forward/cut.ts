import { headEnd, measure, tailStart, type Unit } from './measure.ts';
import { segmentsText } from './text.ts';
import type { Cut, Segment } from './types.ts';

/** A text cut in two; what stands between them is up to the client. */
export interface HeadTail {
  head: Segment[];
  tail: Segment[];
  /** Length of the whole, and of what is left out, in the unit. */
  total: number;
  omitted: number;
  /** Every value of the result of which something is left out. */
  cuts: Cut[];
}

/** The segments between two UTF-16 offsets; one that is not whole is told as cut; a variable stays whole. */
export function slice(segments: readonly Segment[], from: number, to: number): Segment[] {
  const kept: Segment[] = [];
  let start = 0;
  for (const segment of segments) {
    const [begin, end] = [Math.max(0, from - start), Math.max(0, to - start)];
    const startsInside = begin === 0 && end > 0;
    start += segment.text.length;
    if (segment.variable !== undefined) {
      if (startsInside) kept.push(segment);
      continue;
    }
    const text = segment.text.slice(begin, end);
    if (text === '') continue;
    const whole = text === segment.text || segment.source === 'client';
    kept.push(whole ? { ...segment, text } : { ...segment, text, how: 'cut' });
  }
  return kept;
}

/**
 * Cuts a text to its first `head` and its last `tail` units, which must not overlap. `rest` says what becomes of the
 * rest: dropped, or kept in a file.
 */
export function headTail(
  segments: readonly Segment[],
  { unit, head, tail, rest }: { unit: Unit; head: number; tail: number; rest: Cut['rest'] },
): HeadTail {
  const text = segmentsText(segments);
  const first = headEnd(text, head, unit);
  const last = Math.max(first, tailStart(text, tail, unit));
  const total = measure(text, unit);
  const pointers = new Set<string>();
  for (const { at } of slice(segments, first, last)) if (at !== undefined) pointers.add(at);
  return {
    head: slice(segments, 0, first),
    tail: slice(segments, last, text.length),
    total,
    omitted: total - head - tail,
    cuts: [...pointers].map((at) => ({ at, rest })),
  };
}

/** Length of segments in a unit. */
export const lengthIn = (segments: readonly Segment[], unit: Unit): number =>
  measure(segmentsText(segments), unit);
