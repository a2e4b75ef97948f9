import { MAX_RECORDED, RECORDED_END, type Recorded, type SeenPart } from '#schema/observation.ts';
import type { FullPart } from './blocks.ts';

/** Gives the SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export type Hash = (text: string) => string;

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/** A text as it is recorded: whole, or its ends, length and hash where it is long. No surrogate pair is cut. */
export function recordedText(text: string, hash: Hash): Recorded {
  if (text.length <= MAX_RECORDED) return text;
  const end = isHigh(text.charCodeAt(RECORDED_END - 1)) ? RECORDED_END - 1 : RECORDED_END;
  const from = text.length - RECORDED_END;
  const start = isHigh(text.charCodeAt(from - 1)) ? from + 1 : from;
  return { length: text.length, sha256: hash(text), head: text.slice(0, end), tail: text.slice(start) };
}

/** A part as it is recorded. */
export const recordedPart = (part: FullPart, hash: Hash): SeenPart =>
  'text' in part ? { ...part, text: recordedText(part.text, hash) } : part;
