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

/** A GitHub repository, `owner/name`. */
export const repository = z
  .string()
  .regex(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, 'is not a repository; use owner/name, such as block/goose');

/** An https address. */
export const url = z.url({
  protocol: /^https$/,
  error: 'is not an https address; use one such as https://example.com/page',
});

/** Prose of one or more sentences or a phrase: never empty, no space around it. */
export const text = z
  .string()
  .min(1, 'is empty; write a phrase')
  .refine((value) => value === value.trim(), 'has space at its start or end; remove it');

/** The variant's letter. */
export const variantLetter = z.enum(['A', 'B', 'C', 'D', 'E'], {
  error: 'is not a variant; use A, B, C, D or E',
});
export type VariantLetter = z.output<typeof variantLetter>;
