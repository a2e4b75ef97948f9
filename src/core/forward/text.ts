import type { Forwarded, Part, Segment } from './types.ts';

/** The words of a text part, its segments joined; an empty string for media and links. */
export const partText = (part: Part): string => (part.kind === 'text' ? segmentsText(part.segments) : '');

/** The words of segments, joined. */
export const segmentsText = (segments: readonly Segment[]): string =>
  segments.map((segment) => segment.text).join('');

/** All text parts in order. */
export const texts = (forwarded: Forwarded): string[] =>
  forwarded.parts.filter((part) => part.kind === 'text').map(partText);

/** Length of all its text parts, in UTF-16 units. */
export const textLength = (forwarded: Forwarded): number =>
  texts(forwarded).reduce((sum, text) => sum + text.length, 0);
