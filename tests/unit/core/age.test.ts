import { expect, it } from 'vitest';
import { ageOf, daysBetween } from '#core/age.ts';

const EDITION = '2026-11-30';

it.each([
  ['2026-11-30', 0, 'fresh', 'source of 2026-11-30, the day of this edition'],
  ['2026-11-29', 1, 'fresh', 'source of 2026-11-29, 1 day before this edition'],
  ['2026-10-01', 60, 'fresh', 'source of 2026-10-01, 60 days before this edition'],
  ['2026-09-30', 61, 'ageing', 'source of 2026-09-30, 61 days before this edition'],
  ['2026-08-21', 101, 'ageing', 'source of 2026-08-21, 101 days before this edition'],
  ['2026-06-03', 180, 'ageing', 'source of 2026-06-03, 180 days before this edition'],
  ['2026-06-02', 181, 'stale', 'source of 2026-06-02, 181 days before this edition'],
  ['2022-01-01', 1794, 'stale', 'source of 2022-01-01, 1,794 days before this edition'],
  ['2026-12-02', -2, 'fresh', 'source of 2026-12-02, 2 days after this edition'],
])('counts from the day of the source: %s', (sourceDate, days, state, words) => {
  const age = ageOf({ sourceDate, readOn: '2026-11-30' }, EDITION);
  expect(age).toEqual({ date: sourceDate, days, state, words });
});

it('counts from the day of reading where the source has none, and says so', () => {
  expect(ageOf({ sourceDate: null, readOn: '2026-11-20' }, EDITION)).toEqual({
    date: '2026-11-20',
    days: 10,
    state: 'fresh',
    words: 'read on 2026-11-20, 10 days before this edition; source date not recorded',
  });
});

it('is unknown without a day, of the source or of the edition', () => {
  expect(ageOf({ sourceDate: null, readOn: null }, EDITION)).toEqual({
    date: null,
    days: null,
    state: 'unknown',
    words: 'source date not recorded',
  });
  expect(ageOf({ sourceDate: '2026-05-01', readOn: null }, null)).toEqual({
    date: '2026-05-01',
    days: null,
    state: 'unknown',
    words: 'source of 2026-05-01',
  });
});

it('counts whole days across clock changes and leap days', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});
