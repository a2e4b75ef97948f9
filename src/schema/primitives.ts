import { z } from 'astro/zod';

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True for a `YYYY-MM-DD` string that names a day of the calendar. */
export function isRealDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && !leap ? 28 : MONTH_DAYS[month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/** Permanent name of a record: lower-case words and digits joined by hyphens. */
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'is not an id; use lower-case words and digits joined by hyphens, such as gemini-cli',
  );

const notADate = 'is not a date; use a real day written YYYY-MM-DD';

/** A day, `YYYY-MM-DD`. */
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: notADate, abort: true })
  .refine(isRealDate, notADate);

/** A full git commit id. */
export const commit = z
  .string()
  .regex(/^[0-9a-f]{40}$/, 'is not a commit; use all 40 lower-case hexadecimal digits, in quotes');

/** `owner/name` as GitHub allows it, in a regular expression; the name is neither `.` nor `..`. */
export const OWNER_NAME = String.raw`[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}(?![A-Za-z0-9._-]))[A-Za-z0-9._-]+`;

/** A GitHub repository, `owner/name`. */
export const repository = z
  .string()
  .regex(
    new RegExp(`^${OWNER_NAME}(?<!\\.git)$`),
    'is not a repository; use owner/name, such as block/goose',
  );

/** What names a record of another collection; the check holds it against the records that there are. */
export const referenceTo = z.string();

/** A MIME type, with or without parameters. */
export const mimeType = z
  .string()
  .regex(
    /^[a-z]+\/[a-z0-9][a-z0-9.+-]*(?:; ?[a-z0-9-]+=[^;\s]+)*$/i,
    'is not a MIME type; use one such as image/png',
  );

/** An https address. */
export const url = z.url({
  protocol: /^https$/,
  error: 'is not an https address; use one such as https://example.com/page',
});

/** A name or a title: more would not fit a heading or a cell of the table on a phone. */
export const MAX_NAME = 80;
/** One line of the table or of a list, which a screen shows as two. */
export const MAX_LINE = 140;
/** A long paragraph; what needs more is better said in several fields. */
export const MAX_TEXT = 2000;
/** A rule with all its separators and limits, and what a client sends to the letter. */
export const MAX_LONG = 8000;

/** Says that a text is too long; for zod's `max`. */
export const tooLong = (most: number): string => `has more than ${most} characters; shorten it`;

/** Text of any length: never empty, no space around it. For what others wrote; our own texts are bounded. */
export const anyText = z
  .string()
  .min(1, 'is empty; write a phrase')
  .refine((value) => value === value.trim(), 'has space at its start or end; remove it');

const textOf = (most: number) =>
  z
    .string()
    .min(1, 'is empty; write a phrase')
    .max(most, tooLong(most))
    .refine((value) => value === value.trim(), 'has space at its start or end; remove it');

/** Prose of one or more sentences or a phrase: never empty, no space around it. */
export const text = textOf(MAX_TEXT);
/** The same for names and titles. */
export const name = textOf(MAX_NAME);
/** The same for what stands on one line. */
export const line = textOf(MAX_LINE);
/** The same for rules. */
export const longText = textOf(MAX_LONG);

/** The variant's letter. */
export const variantLetter = z.enum(['A', 'B', 'C', 'D', 'E'], {
  error: 'is not a variant; use A, B, C, D or E',
});
export type VariantLetter = z.output<typeof variantLetter>;
