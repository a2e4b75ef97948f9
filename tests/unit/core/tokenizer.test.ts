import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import ranks from 'gpt-tokenizer/bpeRanks/o200k_base';
import { expect, test } from 'vitest';
import { o200kBaseOf, ranksOf, readTiktoken } from '#core/tokenizer/index.ts';
import { o200kBase } from '#io/tokens.ts';

const library = (text: string): number => countTokens(text, { disallowedSpecial: new Set() });

const word = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', size: 'medium' }),
  fc.json(),
  fc.string({
    unit: fc.constantFrom('a', 'b', 'A', ' ', '\n', "'s", '7', '}', ']', 'é', '日', '😀', '\ud800'),
  }),
  fc
    .tuple(
      fc.constantFrom('x', 'ab', '}]', ' ', '\r\n', '日本', 'é', '0', '-='),
      fc.integer({ min: 1, max: 400 }),
    )
    .map(([unit, times]) => unit.repeat(times)),
  fc.constantFrom('<|endoftext|>', '‹time›', '\u202e', '\0'),
);
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(''));

test('counts as the library does, whatever the text', () => {
  const fromList = o200kBaseOf(ranksOf(ranks));
  fc.assert(
    fc.property(text, (value) => {
      const wanted = library(value);
      expect(o200kBase.count(value)).toBe(wanted);
      expect(fromList.count(value)).toBe(wanted);
    }),
    { numRuns: 1000 },
  );
});

test('counts a word of a megabyte, which a search from the start for each join would not end on', () => {
  // A word of 3,000 characters still can be counted by the library, and each 8 more are one token more.
  const short = 'abababab'.repeat(375);
  expect(o200kBase.count(short)).toBe(library(short));
  const each = (o200kBase.count('abababab'.repeat(750)) - library(short)) / 375;
  expect(o200kBase.count('abababab'.repeat(125_000))).toBe(125_000 * each);
});

test('remembers no more than it may, and counts the same afterwards', () => {
  const many = Array.from({ length: 120_000 }, (_, index) => ` w${index.toString(26)}`).join('');
  const first = o200kBase.count(many);
  expect(o200kBase.count(many)).toBe(first);
  expect(o200kBase.count('All is well.')).toBe(library('All is well.'));
});

test('ranks with a gap are refused', () => {
  const file = (lines: string) => readTiktoken(new TextEncoder().encode(lines));
  expect(file('IQ== 0\nIiM= 1\n')).toEqual({
    bytes: Uint8Array.of(0x21, 0x22, 0x23),
    starts: Uint32Array.of(0, 1, 3),
  });
  expect(() => file('IQ== 0\nIg== 2\n')).toThrow('rank 1 is missing');
});
