import type { Report } from '#schema/reported.ts';

/** The days between which reports lie, in words; those without a day are passed over. */
export function reportSpan(reports: readonly Pick<Report, 'date'>[]): string {
  const days = reports.flatMap(({ date }) => date ?? []).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined) return 'days not recorded';
  return first === last ? first : `${first} to ${last}`;
}

/** The day of a report in words, with what that day is. */
export const reportDay = ({ date, dateNote }: Pick<Report, 'date' | 'dateNote'>): string =>
  [date, dateNote].filter(Boolean).join(', ') || 'day not recorded';

/** The version that a report names, in words. */
export const reportVersion = ({ version }: Pick<Report, 'version'>): string =>
  version === null ? 'version not named' : `version ${version}`;
