import { expect, test } from 'vitest';
import { MOST_OF_A_RULE } from '#core/findings/run.ts';
import { both, check, text } from './support.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `row-${n}`,
    name: `Account ${n}`,
    revenue: n * 1000.5,
    open: n % 2 === 0,
  }));
const seconds = (result: unknown): number => {
  const start = performance.now();
  check(result);
  return (performance.now() - start) / 1000;
};

const MEGABYTE = 1_000_000;
const hostile: [string, unknown][] = [
  ['rows in both fields', both(JSON.stringify({ rows: rows(6500) }), { rows: rows(6500) })],
  ['one word', both('a'.repeat(MEGABYTE), { a: 'b' })],
  ['dots', both('1.'.repeat(MEGABYTE / 2), { a: 1.5 })],
  ['separators', both(`1${','.repeat(MEGABYTE)}1`, { a: 1.5 })],
  ['numbers', both('7.25 '.repeat(MEGABYTE / 5), { a: rows(400).map(({ revenue }) => revenue + 0.001) })],
  [
    'labels and spaces',
    both(
      `id${' '.repeat(20_000)}`.repeat(20),
      Object.fromEntries(rows(60).map((_, n) => [`a${n}Id`, '***'])),
    ),
  ],
  ['braces', both('{'.repeat(MEGABYTE), { a: 1 })],
  ['deep nesting', `{"content":[],"structuredContent":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  [
    'many blocks',
    { content: Array.from({ length: 10_000 }, (_, n) => text(`block ${n}`)), structuredContent: { a: 1 } },
  ],
  [
    'masks',
    both('id [REDACTED] '.repeat(50_000), Object.fromEntries(rows(10_000).map(({ id }) => [id, '***']))),
  ],
];

test.each(hostile)('a result of a megabyte takes seconds: %s', (_, result) => {
  expect(seconds(result)).toBeLessThan(12);
});

test('twice the rows take about twice the time', () => {
  const of = (count: number) => both('There are rows.', { rows: rows(count) });
  seconds(of(1000));
  const small = Math.min(seconds(of(2000)), seconds(of(2000)));
  const large = Math.min(seconds(of(8000)), seconds(of(8000)));
  expect(large).toBeLessThan(small * 12 + 0.5);
});

test('a rule that finds very much tells some and counts the others', () => {
  const found = check({ content: Array.from({ length: 500 }, () => ({ type: 'text' })) });
  const invalid = found.filter(({ rule }) => rule === 'spec/invalid-block');
  expect(invalid).toHaveLength(MOST_OF_A_RULE);
  expect(invalid.at(-1)?.message).toContain(`${500 - MOST_OF_A_RULE} more of this kind`);
});
