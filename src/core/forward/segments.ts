import type { Segment } from './types.ts';

/** Joins neighbours that differ in nothing but their text, and drops empty segments. */
export function joinAlike(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  let last: Segment | undefined;
  // A segment that was made here grows in place: a long run of neighbours is joined without a copy each.
  let isOwn = false;
  for (const segment of segments) {
    if (
      last &&
      last.source === segment.source &&
      last.at === segment.at &&
      last.how === segment.how &&
      last.variable === segment.variable &&
      segment.variable === undefined
    ) {
      if (!isOwn) joined[joined.length - 1] = last = { ...last };
      isOwn = true;
      last.text += segment.text;
    } else if (segment.text !== '') {
      last = segment;
      isOwn = false;
      joined.push(segment);
    }
  }
  return joined;
}

/** Words of the client; ‹name› in them is a variable. */
export const client = (text: string): Segment[] =>
  text.includes('‹') ? withVariables(text) : text === '' ? [] : [{ text, source: 'client' }];

const withVariables = (text: string): Segment[] =>
  text.split(/(‹[^‹›]*›)/).flatMap((piece, index): Segment[] => {
    if (piece === '') return [];
    if (index % 2 === 0) return [{ text: piece, source: 'client' }];
    return [{ text: piece, source: 'client', variable: piece.slice(1, -1) }];
  });

/** What stands in a template of `words`: words of the client, or segments that keep where they come from. */
export type Filling = string | number | Segment | readonly Segment[];

/**
 * A text in which the client's words stand around parts of the result:
 * ``words`Resource Link: ${name} at ${uri}` ``. Words between the segments are the client's, ‹name› in them is a variable.
 */
export function words(literals: TemplateStringsArray, ...fillings: readonly Filling[]): Segment[] {
  const segments: Segment[] = [];
  let pending = literals[0] ?? '';
  fillings.forEach((filling, index) => {
    if (typeof filling === 'string' || typeof filling === 'number') {
      pending += filling;
    } else {
      segments.push(...client(pending));
      pending = '';
      for (const segment of 'text' in filling ? [filling] : filling) segments.push(segment);
    }
    pending += literals[index + 1] ?? '';
  });
  segments.push(...client(pending));
  return segments;
}

/** Segments of several texts with a separator of the client's between them. */
export function join(texts: readonly (readonly Segment[])[], separator: string): Segment[] {
  const between = client(separator);
  return texts.flatMap((segments, index) => (index === 0 ? segments : [...between, ...segments]));
}

/** A count as English writes it, 1,234,567. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Rewrites the text of each segment, for an escape that looks at single characters only. */
export const mapText = (
  segments: readonly Segment[],
  rewrite: (text: string) => string,
  how: NonNullable<Segment['how']>,
): Segment[] =>
  segments.map((segment) => {
    if (segment.variable !== undefined) return segment;
    const text = rewrite(segment.text);
    if (text === segment.text) return segment;
    return segment.source === 'client' ? { ...segment, text } : { ...segment, text, how };
  });

/** Without the white space at both ends, as JavaScript trims it. */
export function trim(segments: readonly Segment[]): Segment[] {
  const isBlank = ({ text }: Segment) => text.trim() === '';
  const first = segments.findIndex((segment) => !isBlank(segment));
  if (first === -1) return [];
  const kept = segments.slice(first, segments.findLastIndex((segment) => !isBlank(segment)) + 1);
  return kept.map((segment, index) => {
    const text = index === 0 ? segment.text.trimStart() : segment.text;
    return { ...segment, text: index === kept.length - 1 ? text.trimEnd() : text };
  });
}
