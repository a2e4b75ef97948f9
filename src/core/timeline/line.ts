import type { SpecRevision, TimelineEntry } from '#schema/timeline.ts';
import type { Edition } from '#schema/vocabulary.ts';
import { letterChanges, type LetterChange } from '../changes.ts';
import { compareText } from '../compare.ts';
import type { Data } from '../data.ts';
import { editionBefore, editionsInOrder } from '../select.ts';
import type { LineKind } from './kinds.ts';

interface Place {
  /** Permanent name, the anchor on the page. */
  id: string;
  /** Day, `YYYY-MM-DD`; null where it is not known. */
  date: string | null;
  /** Month it stands in, `YYYY-MM`; null where that is not known either. */
  month: string | null;
  kind: LineKind;
}

/** One mark of the line: an entry of timeline.yaml, or a mark that other records give. */
export type LineItem = Place &
  (
    | { of: 'entry'; entry: TimelineEntry; revision: SpecRevision | undefined }
    | { of: 'revision'; revision: SpecRevision }
    | { of: 'edition'; edition: Edition }
    | { of: 'move'; change: LetterChange; edition: Edition }
  );

const monthOf = (date: string | null): string | null => date?.slice(0, 7) ?? null;

function ofEntries(data: Data): LineItem[] {
  return data.timeline.map((entry) => ({
    id: entry.id,
    date: entry.date,
    month: monthOf(entry.date),
    kind: entry.kind,
    of: 'entry',
    entry,
    revision: data.specRevisions.find(({ id }) => id === entry.revision),
  }));
}

/** Revisions that no entry speaks of. */
function ofRevisions(data: Data): LineItem[] {
  const told = new Set(data.timeline.flatMap(({ revision }) => revision ?? []));
  return data.specRevisions
    .filter(({ id }) => !told.has(id))
    .map((revision) => ({
      id: `specification-${revision.id}`,
      date: revision.published,
      month: monthOf(revision.published),
      kind: 'specification release',
      of: 'revision',
      revision,
    }));
}

function ofEditions(data: Data): LineItem[] {
  return editionsInOrder(data).map((edition) => ({
    id: `edition-${edition.id}`,
    date: edition.date,
    month: monthOf(edition.date) ?? edition.id,
    kind: 'survey edition',
    of: 'edition',
    edition,
  }));
}

/** Changes of a client's letter whose day is known and that are no corrections. */
function ofMoves(data: Data): LineItem[] {
  return editionsInOrder(data).flatMap((edition): LineItem[] => {
    const before = editionBefore(data, edition.id);
    if (!before) return [];
    return letterChanges(data, before.id, edition.id)
      .filter(({ change }) => change.kind === 'client' && change.since !== null)
      .map((change) => ({
        id: `move-${change.client.id}-${edition.id}`,
        date: change.change.since,
        month: monthOf(change.change.since),
        kind: 'client change',
        of: 'move',
        change,
        edition,
      }));
  });
}

/** Without a day at the start of the month, before the changes that are told against it; without a month at the end. */
const sortKey = ({ date, month }: LineItem): string => date ?? `${month ?? '9999-99'}-00`;

/** Everything on the line, oldest first: the timeline, the revisions of the specification, the editions, the moves. */
export const lineItems = (data: Data): LineItem[] =>
  [...ofEntries(data), ...ofRevisions(data), ...ofMoves(data), ...ofEditions(data)].sort((a, b) =>
    compareText(sortKey(a), sortKey(b)),
  );

/** The items of one month; `month` is null for those that stand in none. */
export interface LineMonth {
  month: string | null;
  items: LineItem[];
}

/** The months of one year; `year` is null where they have none. */
export interface LineYear {
  year: string | null;
  months: LineMonth[];
}

/** Items by year and month, in their order. */
export function lineYears(items: readonly LineItem[]): LineYear[] {
  const years: LineYear[] = [];
  for (const item of items) {
    const year = item.month?.slice(0, 4) ?? null;
    let ofYear = years.at(-1);
    if (!ofYear || ofYear.year !== year) years.push((ofYear = { year, months: [] }));
    const ofMonth = ofYear.months.at(-1);
    if (ofMonth && ofMonth.month === item.month) ofMonth.items.push(item);
    else ofYear.months.push({ month: item.month, items: [item] });
  }
  return years;
}
