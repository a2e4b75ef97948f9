import { expect, it } from 'vitest';
import { capitalised, formatNumber, listWords, numberWord, plural, shareWords } from '#core/numbers.ts';
import { compareText } from '#core/compare.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [12162, '12,162'],
  [11165330000, '11,165,330,000'],
  [-1200, '-1,200'],
])('formats %i', (value, words) => expect(formatNumber(value)).toBe(words));

it.each([
  [0, 'zero'],
  [7, 'seven'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [21, '21'],
  [1250, '1,250'],
])('says %i', (value, words) => expect(numberWord(value)).toBe(words));

it.each([
  [7, 19, 'seven of nineteen'],
  [0, 19, 'none of nineteen'],
  [19, 19, 'all nineteen'],
  [2, 2, 'both'],
  [1, 1, 'one of one'],
  [7, 36, '7 of 36'],
  [36, 36, 'all 36'],
])('says %i of %i', (count, of, words) => expect(shareWords(count, of)).toBe(words));

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('lists %j', (items, words) => expect(listWords(items)).toBe(words));

it('bends words', () => {
  expect([plural(1, 'day', 'days'), plural(0, 'day', 'days')]).toEqual(['day', 'days']);
  expect([capitalised('seven of nineteen'), capitalised('')]).toEqual(['Seven of nineteen', '']);
});

it('orders texts regardless of case, the same in any direction', () => {
  expect(['zed', 'Roo', 'roo', 'Cline', 'ai'].toSorted(compareText)).toEqual([
    'ai',
    'Cline',
    'Roo',
    'roo',
    'zed',
  ]);
  expect(compareText('a', 'a')).toBe(0);
});
