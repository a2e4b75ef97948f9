import type { Change, Client, Link, Path, Reading } from '#schema/client.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import type { Edition } from '#schema/vocabulary.ts';
import { compareText } from '../compare.ts';
import { defaultPath } from '../select.ts';

/** One mark on a client's own line. */
export type ClientMark =
  | { of: 'reading'; edition: Edition; reading: Reading; path: Path; newest: boolean }
  | { of: 'change'; date: string | null; change: Change; from: VariantLetter; to: VariantLetter }
  | { of: 'former'; date: string | null; path: Path; former: NonNullable<Path['former']> }
  | { of: 'link'; date: string; link: Link };

/** A former path stands at the day on which it began; without one at its last day, below what began then. */
const formerMarks = ({ paths }: Reading): ClientMark[] =>
  paths.flatMap((path): ClientMark[] =>
    path.former
      ? [{ of: 'former', date: path.former.from ?? path.former.until, path, former: path.former }]
      : [],
  );

const rankOf = (mark: ClientMark): number => {
  if (mark.of === 'former') return mark.former.from === null ? 0 : 2;
  return { link: 1, change: 3, reading: 4 }[mark.of];
};

/** An edition without a day stands at the start of its month, a change without one right before its edition. */
function sortKey(mark: ClientMark, next: Map<Change, string>): string {
  if (mark.of === 'reading') return mark.edition.date ?? `${mark.edition.id}-00`;
  return mark.date ?? (mark.of === 'change' ? (next.get(mark.change) ?? '') : '');
}

/**
 * A client's readings, the changes that its readings state, the former paths of the newest, and its dated links, newest
 * first. On one day a reading comes after the change that it states, a change after what was former, that after the links.
 */
export function clientLine(client: Client, editions: readonly Edition[]): ClientMark[] {
  const next = new Map<Change, string>();
  const readings = client.readings.flatMap((reading) => {
    const edition = editions.find(({ id }) => id === reading.edition);
    const path = defaultPath(reading);
    return edition && path ? [{ reading, edition, path }] : [];
  });
  const marks: ClientMark[] = client.links.flatMap((link): ClientMark[] =>
    link.date === null ? [] : [{ of: 'link', date: link.date, link }],
  );
  for (const [index, { reading, edition, path }] of readings.entries()) {
    const before = readings[index - 1];
    if (reading.change && before) {
      const { change } = reading;
      next.set(change, edition.date ?? `${edition.id}-00`);
      marks.push({ of: 'change', date: change.since, change, from: before.path.variant, to: path.variant });
    }
    marks.push({ of: 'reading', edition, reading, path, newest: edition.id === editions.at(-1)?.id });
  }
  const newest = client.readings.at(-1);
  if (newest) marks.push(...formerMarks(newest));
  return marks
    .sort((a, b) => compareText(sortKey(a, next), sortKey(b, next)) || rankOf(a) - rankOf(b))
    .reverse();
}
