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
    return mark.of === 'change' ? `${mark.from} to ${mark.to}` : mark.link.ref;
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
  expect(clientLine(client, editions).map(({ of }) => of)).toEqual(['reading']);
});
