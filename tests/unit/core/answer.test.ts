import { describe, expect, it } from 'vitest';
import { answerFor, neverShowsStructured, shareOf, shownInErrors } from '#core/answer.ts';
import { onlyClients, rowsOf } from '#core/select.ts';
import { aClient, aData, aPath, aReading, byLetters, LATEST, VARIANTS } from './fixtures.ts';

const rows = rowsOf(
  aData([
    byLetters('a1', null, 'A'),
    aClient('a2', [aReading(LATEST, [aPath('A', { nearest: true }), aPath('C', { id: 'code' })])]),
    byLetters('b', null, 'B'),
    byLetters('c', null, 'C'),
    byLetters('d', null, 'D'),
    byLetters('e', null, 'E'),
  ]),
  LATEST,
);
const ids = (share: ReturnType<typeof shareOf>) => share.rows.map((row) => row.client.id);

describe('may the copy in content be left out', () => {
  const answer = answerFor(rows, VARIANTS);

  it('names who shows nothing of a result with empty content', () => {
    expect(ids(answer.nothing)).toEqual(['a1', 'a2']);
    expect([answer.nothing.count, answer.nothing.of]).toEqual([2, 6]);
    expect(answer.nothing.nearest.map((row) => row.client.id)).toEqual(['a2']);
  });

  it('names who shows a summary alone, and who shows a mirrored payload twice', () => {
    expect(ids(answer.summaryAlone)).toEqual(['a1', 'a2', 'd']);
    expect(ids(answer.twice)).toEqual(['c']);
  });

  it('answers for some clients alone', () => {
    const mine = answerFor(onlyClients(rows, ['d', 'a1']), VARIANTS);
    expect(ids(mine.nothing)).toEqual(['a1']);
    expect([mine.summaryAlone.count, mine.summaryAlone.of, mine.twice.count]).toEqual([2, 2, 0]);
  });

  it('goes by the recorded behaviour, not by the letter', () => {
    const [first, ...others] = VARIANTS;
    const both = { differ: 'both', equal: 'both', emptyContent: 'both' } as const;
    const other = answerFor(rows, [{ ...first!, behaviour: both }, ...others]);
    expect(ids(other.nothing)).toEqual([]);
    expect(ids(other.twice)).toEqual(['a1', 'a2', 'c']);
  });
});

it('knows who never shows structuredContent', () => {
  expect(ids(shareOf(rows, VARIANTS, neverShowsStructured))).toEqual(['a1', 'a2']);
});

it('knows who shows it of an error result all the same', () => {
  const errors = rowsOf(
    aData([
      aClient('whole', [aReading(LATEST, [aPath('A', { variantOnError: 'C' })])]),
      aClient('same', [aReading(LATEST, [aPath('A', { variantOnError: 'A' })])]),
      byLetters('plain', null, 'A'),
    ]),
    LATEST,
  );
  expect(shownInErrors(errors, VARIANTS).map((row) => row.client.id)).toEqual(['whole']);
});
