import type { Reading } from '#schema/client.ts';
import { formatNumber, plural } from './numbers.ts';

/** Up to 60 days fresh, up to 180 ageing, stale beyond; unknown without a day to count from. */
export type AgeState = 'fresh' | 'ageing' | 'stale' | 'unknown';

/** How old a reading's source was when its edition came out. */
export interface Age {
  /** Day counted from; null where none was recorded. */
  date: string | null;
  /** Whole days; negative where that day is after the edition; null where either day is not recorded. */
  days: number | null;
  state: AgeState;
  words: string;
}

const FRESH_DAYS = 60;
const AGEING_DAYS = 180;
const DAY = 86_400_000;

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

/** Whole days from one `YYYY-MM-DD` to another, negative where the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

function stateOf(days: number): AgeState {
  if (days <= FRESH_DAYS) return 'fresh';
  return days <= AGEING_DAYS ? 'ageing' : 'stale';
}

function distance(days: number): string {
  if (days === 0) return 'the day of this edition';
  const count = Math.abs(days);
  return `${formatNumber(count)} ${plural(count, 'day', 'days')} ${days > 0 ? 'before' : 'after'} this edition`;
}

/**
 * Age of a reading on the day of its edition, from the day of its source, or from the day of reading where that
 * was not recorded. `asOf` is `YYYY-MM-DD`, null where the edition has no day.
 */
export function ageOf(
  { sourceDate, readOn }: Pick<Reading, 'sourceDate' | 'readOn'>,
  asOf: string | null,
): Age {
  const date = sourceDate ?? readOn;
  if (date === null) return { date, days: null, state: 'unknown', words: 'source date not recorded' };
  const named = sourceDate ? `source of ${date}` : `read on ${date}`;
  const days = asOf === null ? null : daysBetween(date, asOf);
  const words = [
    days === null ? named : `${named}, ${distance(days)}`,
    ...(sourceDate ? [] : ['source date not recorded']),
  ].join('; ');
  return { date, days, state: days === null ? 'unknown' : stateOf(days), words };
}
