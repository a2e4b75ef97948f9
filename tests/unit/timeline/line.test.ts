import { expect, it } from 'vitest';
import { lineItems, lineYears } from '#core/timeline/line.ts';
import { aClient, aData, aReading, LATEST, SURVEY } from '../core/fixtures.ts';
import { aRevision, anEntry } from './fixtures.ts';

const moved = (id: string, kind: 'client' | 'correction', since: string | null) =>
  aClient(id, [
    aReading(SURVEY, 'A'),
    aReading(LATEST, 'C', { change: { kind, since, by: null, note: 'why' } }),
  ]);

const data = {
  ...aData([
    moved('dated', 'client', '2026-07-24'),
    moved('undated', 'client', null),
    moved('corrected', 'correction', '2026-07-24'),
  ]),
  timeline: [
    anEntry('first', '2025-12-31'),
    anEntry('release', '2026-06-02', { kind: 'specification release', revision: '2026-06-01' }),
    anEntry('nowhere', null, { dateNote: 'not known' }),
  ],
  specRevisions: [aRevision('2025-01-01'), aRevision('2026-06-01'), aRevision('draft')],
};

it('puts entries, revisions without an entry, editions and dated moves on one line, oldest first', () => {
  expect(lineItems(data).map(({ id, of }) => `${of} ${id}`)).toEqual([
    'revision specification-2025-01-01',
    'entry first',
    // Without a day it stands at the start of its month, before what moved since.
    'edition edition-2026-06',
    'entry release',
    'move move-dated-2026-11',
    'edition edition-2026-11',
    'entry nowhere',
    'revision specification-draft',
  ]);
});

it('hands an entry the revision that came out with it', () => {
  const item = lineItems(data).find(({ id }) => id === 'release');
  expect(item?.of === 'entry' && item.revision?.id).toBe('2026-06-01');
});

it('gives every mark a name of its own', () => {
  const ids = lineItems(data).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('groups by year and month without losing or moving a mark', () => {
  const items = lineItems(data);
  const years = lineYears(items);
  expect(years.map(({ year, months }) => [year, ...months.map(({ month }) => month)])).toEqual([
    ['2025', '2025-01', '2025-12'],
    ['2026', '2026-06', '2026-07', '2026-11'],
    [null, null],
  ]);
  expect(years.flatMap(({ months }) => months.flatMap((month) => month.items))).toEqual(items);
});
