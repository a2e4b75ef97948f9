import type { Link } from '#schema/client.ts';
import { compareText } from './compare.ts';

/** Links in the order of their weight for a row: those the survey names first, then the newest; undated ones last. */
export const linksByWeight = (links: readonly Link[]): Link[] =>
  links.toSorted(
    (a, b) =>
      Number(b.inSurvey ?? false) - Number(a.inSurvey ?? false) || compareText(b.date ?? '', a.date ?? ''),
  );
