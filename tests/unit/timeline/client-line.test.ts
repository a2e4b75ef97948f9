import { expect, it } from 'vitest';
import type { Change, Link } from '#schema/client.ts';
import { clientLine } from '#core/timeline/client-line.ts';
import { aClient, aData, aPath, aReading, LATEST, SURVEY } from '../core/fixtures.ts';

const editions = aData([]).editions.toReversed();
const link = (ref: string, date: string | null): Link => ({
  ref,
  url: 'https://example.com/',
  type: 'issue',
  title: ref,
  state: 'open',
  date,
});
const line = (since: string | null, links: Link[] = []) => {
  const change: Change = { kind: 'client', since, by: null, note: 'why' };
  const client = aClient('one', [aReading(SURVEY, 'A'), aReading(LATEST, 'C', { change })], { links });
  return clientLine(client, editions).map((mark) => {
    if (mark.of === 'reading')
      return `${mark.edition.id} ${mark.path.variant}${mark.newest ? ' newest' : ''}`;
    if (mark.of === 'link') return mark.link.ref;
    return mark.of === 'change' ? `${mark.from} to ${mark.to}` : mark.of;
  });
};

it('puts readings, the change between them and dated links on one line, newest first', () => {
  const links = [link('a#1', '2026-05-01'), link('a#2', '2026-08-01'), link('a#3', null)];
  expect(line('2026-08-01', links)).toEqual(['2026-11 C newest', 'A to C', 'a#2', '2026-06 A', 'a#1']);
});

it('puts a change without a day right before the edition that found it', () => {
  expect(line(null, [link('a#1', '2026-11-01')])).toEqual(['2026-11 C newest', 'A to C', 'a#1', '2026-06 A']);
});

it('passes over a reading of which nothing is current', () => {
  const former = aPath('B', { former: { from: null, until: null } });
  const client = aClient('one', [aReading(SURVEY, 'A'), aReading(LATEST, [former])]);
  expect(clientLine(client, editions).map(({ of }) => of)).toEqual(['reading', 'former']);
});

it('puts a former path at its first day, one without it at its last day, below what began then', () => {
  const former = (from: string | null, until: string | null) =>
    aPath('B', { id: `from-${from}`, former: { from, until } });
  const paths = [
    aPath('E'),
    former('2026-08-25', '2026-09-08'),
    former('2026-08-04', '2026-08-25'),
    former(null, '2026-08-04'),
    former(null, null),
  ];
  const client = aClient('one', [aReading(LATEST, paths)], { links: [link('a#1', '2026-08-04')] });
  const marks = clientLine(client, editions).map((mark) => {
    if (mark.of === 'former') return `${mark.former.from} ${mark.former.until}`;
    return mark.of === 'link' ? mark.link.ref : mark.of;
  });
  expect(marks).toEqual([
    'reading',
    '2026-08-25 2026-09-08',
    '2026-08-04 2026-08-25',
    'a#1',
    'null 2026-08-04',
    'null null',
  ]);
});

it('tells the former paths of the newest reading alone', () => {
  const former = aPath('B', { former: { from: null, until: '2026-01-01' } });
  const client = aClient('one', [aReading(SURVEY, [aPath('A'), former]), aReading(LATEST, 'A')]);
  expect(clientLine(client, editions).map(({ of }) => of)).toEqual(['reading', 'reading']);
});
