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
    if (start >= to) break;
    const [begin, end] = [Math.max(0, from - start), to - start];
    const { length } = segment.text;
    start += length;
    if (begin >= length) continue;
    const isWhole = begin === 0 && (end >= length || segment.variable !== undefined);
    if (isWhole) kept.push(segment);
    if (isWhole || segment.variable !== undefined) continue;
    const text = segment.text.slice(begin, end);
    kept.push(segment.source === 'client' ? { ...segment, text } : { ...segment, text, how: 'cut' });
  }
  return kept;
}

/** The values of the result of which something stands between two UTF-16 offsets, each once. */
function pointersBetween(segments: readonly Segment[], from: number, to: number): string[] {
  const pointers = new Set<string>();
  let start = 0;
  for (const { text, at, variable } of segments) {
    if (start >= to) break;
    const end = start + text.length;
    // A variable that begins before the range is not of it: it stays whole where it begins.
    const isIn = text !== '' && end > from && (variable === undefined || start >= from);
    if (isIn && at !== undefined) pointers.add(at);
    start = end;
  }
  return [...pointers];
}

/**
 * Cuts a text to its first `head` and its last `tail` units, which must not overlap. `rest` says what becomes of the
 * rest: dropped, or kept in a file.
 */
export function headTail(
  segments: readonly Segment[],
  { unit, head, tail, rest }: { unit: Unit; head: number; tail: number; rest: Cut['rest'] },
): HeadTail {
  const length = lengthIn(segments, 'utf16');
  const text = unit === 'utf16' ? undefined : segmentsText(segments);
  const first = text === undefined ? Math.min(Math.max(0, head), length) : headEnd(text, head, unit);
  const start = text === undefined ? length - Math.max(0, tail) : tailStart(text, tail, unit);
  const last = Math.max(first, start);
  const total = text === undefined ? length : measure(text, unit);
  return {
    head: slice(segments, 0, first),
    tail: slice(segments, last, length),
    total,
    omitted: total - head - tail,
    cuts: pointersBetween(segments, first, last).map((at) => ({ at, rest })),
  };
}

/** Length of segments in a unit. */
export const lengthIn = (segments: readonly Segment[], unit: Unit): number =>
  unit === 'utf16'
    ? segments.reduce((sum, { text }) => sum + text.length, 0)
    : measure(segmentsText(segments), unit);
