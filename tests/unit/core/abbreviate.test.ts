import { expect, test } from 'vitest';
import { abbreviate } from '#core/abbreviate.ts';

test('a text not much longer than its ends stays whole', () => {
  expect(abbreviate('abcdefghij', 6, 4)).toEqual({ head: 'abcdefghij', omitted: 0, tail: '' });
  expect(abbreviate('', 0, 0)).toEqual({ head: '', omitted: 0, tail: '' });
});

test('a long text keeps its ends and says how much lies between', () => {
  const text = `${'a'.repeat(50)}${'b'.repeat(100)}${'c'.repeat(20)}`;
  expect(abbreviate(text, 50, 20)).toEqual({ head: 'a'.repeat(50), omitted: 100, tail: 'c'.repeat(20) });
  expect(abbreviate(text, 50, 0)).toEqual({ head: 'a'.repeat(50), omitted: 120, tail: '' });
});

test('a surrogate pair is never parted and nothing is counted twice', () => {
  const text = '😀'.repeat(100);
  for (const [head, tail] of [
    [7, 0],
    [7, 5],
    [8, 5],
    [1, 1],
  ] as const) {
    const { head: first, omitted, tail: last } = abbreviate(text, head, tail);
    expect(first.isWellFormed() && last.isWellFormed()).toBe(true);
    expect(first.length + omitted + last.length).toBe(text.length);
  }
});
