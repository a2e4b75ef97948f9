import { expect, test } from 'vitest';
import { countsOf } from '#core/counts.ts';
import { reportDay, reportSpan, reportVersion } from '#core/reported.ts';
import { newestEdition, rowsOf, tableOrder } from '#core/select.ts';
import { loadData } from '#io/load/index.ts';
import { project } from '../load/fixture.ts';

const { data } = loadData(project);

test('the span of reports goes from the first day to the last, whatever their order', () => {
  expect(reportSpan([{ date: '2026-02-01' }, { date: null }, { date: '2025-12-01' }])).toBe(
    '2025-12-01 to 2026-02-01',
  );
  expect(reportSpan([{ date: '2026-02-01' }, { date: '2026-02-01' }])).toBe('2026-02-01');
  expect(reportSpan([{ date: null }])).toBe('days not recorded');
});

test('what is not known of a report is said', () => {
  expect(reportDay({ date: null })).toBe('day not recorded');
  expect(reportDay({ date: null, dateNote: 'a comment is of May' })).toBe('a comment is of May');
  expect(reportDay({ date: '2026-05-01', dateNote: 'day of the answer' })).toBe(
    '2026-05-01, day of the answer',
  );
  expect(reportVersion({ version: null })).toBe('version not named');
  expect(reportVersion({ version: '1.2' })).toBe('version 1.2');
});

test('clients that are only reported stand by kind and name, and in no count', () => {
  const order = tableOrder(data.reported, data.kinds).map(({ kind }) => kind);
  expect(order).toEqual(data.kinds.flatMap(({ id }) => order.filter((kind) => kind === id)));
  const edition = newestEdition(data)?.id ?? '';
  const counted = countsOf(data, edition).letters.flatMap(({ clients }) => clients.map(({ id }) => id));
  expect(data.reported.length).toBeGreaterThan(0);
  expect(counted.length).toBe(rowsOf(data, edition).length);
  for (const { id } of data.reported) expect(counted).not.toContain(id);
});
