import { expect, test } from 'vitest';
import { MOST_OF_A_RULE } from '#core/findings/run.ts';
import { both, check, clients, text } from './support.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `row-${n}`,
    name: `Account ${n}`,
    revenue: n * 1000.5,
    open: n % 2 === 0,
  }));

/** What finding is made of: rules of clients that are run, and characters that are counted as tokens. */
function workFor(result: unknown): { runs: number; characters: number } {
  const work = { runs: 0, characters: 0 };
  check(result, {
    clients: clients.map((one) => ({
      ...one,
      forward: (...given) => {
        work.runs += 1;
        return one.forward(...given);
      },
    })),
    count: (words) => {
      work.characters += words.length;
      return words.length;
    },
  });
  return work;
}

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

test.each(hostile)('what is told of a megabyte is little: %s', (_, result) => {
  const found = check(result);
  expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThan(1);
  for (const { rule, message } of found) {
    expect(found.filter((other) => other.rule === rule).length).toBeLessThanOrEqual(MOST_OF_A_RULE);
    expect(message.length).toBeLessThan(1000);
  }
});

test('a longer result runs no more rules of clients, and counts no more than the longer views', () => {
  const of = (count: number) => both('There are rows.', { rows: rows(count) });
  const [small, large] = [workFor(of(500)), workFor(of(4000))];
  expect(small.runs).toBeGreaterThanOrEqual(clients.length);
  expect(large.runs).toBe(small.runs);
  const growth = JSON.stringify(of(4000)).length / JSON.stringify(of(500)).length;
  expect(large.characters).toBeGreaterThan(0);
  expect(large.characters).toBeLessThan(small.characters * growth * 1.1);
});

test('a rule that finds very much tells some and counts the others', () => {
  const found = check({ content: Array.from({ length: 500 }, () => ({ type: 'text' })) });
  const invalid = found.filter(({ rule }) => rule === 'spec/invalid-block');
  expect(invalid).toHaveLength(MOST_OF_A_RULE);
  expect(invalid.at(-1)?.message).toContain(`${500 - MOST_OF_A_RULE} more of this kind`);
});
