import { describe, expect, it } from 'vitest';
import { answerFor, neverShowsStructured, shareOf, shownInErrors, type SeenEffects } from '#core/answer.ts';
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
  const one = (client: string, more: Partial<SeenEffects> = {}): SeenEffects => ({
    client,
    nothing: false,
    structuredLost: false,
    doubled: false,
    ...more,
  });
  const seen = {
    empty: [one('a1', { nothing: true, structuredLost: true }), one('a2', { nothing: true }), one('b')],
    summary: [
      one('a1', { structuredLost: true }),
      one('d', { structuredLost: true, nothing: true }),
      one('e'),
    ],
    copy: [one('c', { doubled: true }), one('b'), one('stranger', { doubled: true })],
  };
  const answer = answerFor(rows, seen);

  it('names who shows nothing of a result with empty content, in table order', () => {
    expect(ids(answer.nothing)).toEqual(['a1', 'a2']);
    expect([answer.nothing.count, answer.nothing.of]).toEqual([2, 6]);
    expect(answer.nothing.nearest.map((row) => row.client.id)).toEqual(['a2']);
  });

  it('names who shows a summary alone, which is not nothing, and who shows a mirrored payload twice', () => {
    expect(ids(answer.summaryAlone)).toEqual(['a1']);
    expect(ids(answer.twice)).toEqual(['c']);
  });

  it('answers for some clients alone', () => {
    const mine = answerFor(onlyClients(rows, ['d', 'a1']), seen);
    expect(ids(mine.nothing)).toEqual(['a1']);
    expect([mine.summaryAlone.count, mine.summaryAlone.of, mine.twice.count]).toEqual([1, 2, 0]);
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
