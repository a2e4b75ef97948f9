import { expect, it } from 'vitest';
import { comparedCounts, countOf, countRows, countsOf, sharedCounts } from '#core/counts.ts';
import { rowsOf } from '#core/select.ts';
import { aData, byLetters, LATEST, SURVEY } from './fixtures.ts';

const data = aData([
  byLetters('a', 'A', 'A'),
  byLetters('b', 'A', 'D'),
  byLetters('net', 'C', 'C', { project: 'framework' }),
  byLetters('python', 'A', 'E', { project: 'framework' }),
  byLetters('late', null, 'C'),
]);
const asPairs = (counts: ReturnType<typeof countsOf>) =>
  counts.letters.map(({ letter, count }) => `${letter} ${count}`);

it('counts rows, projects and letters of an edition, zeros included', () => {
  const survey = countsOf(data, SURVEY);
  expect([survey.rows, survey.projects]).toEqual([4, 3]);
  expect(asPairs(survey)).toEqual(['A 3', 'B 0', 'C 1', 'D 0']);
  const latest = countsOf(data, LATEST);
  expect([latest.rows, latest.projects]).toEqual([5, 4]);
  expect(asPairs(latest)).toEqual(['A 1', 'B 0', 'C 2', 'D 1', 'E 1']);
  expect(latest.letters[2]?.clients.map(({ id }) => id)).toEqual(['late', 'net']);
  expect(countOf(latest, 'C')).toBe(2);
});

it('counts some clients alone', () => {
  const mine = countsOf(data, LATEST, ['late', 'b', 'nobody']);
  expect([mine.rows, mine.projects]).toEqual([2, 2]);
  expect(asPairs(mine)).toEqual(['A 0', 'B 0', 'C 1', 'D 1', 'E 0']);
  expect(countsOf(data, LATEST, []).rows).toBe(0);
});

it('adds up even where a row has a letter that its edition does not know', () => {
  const counts = countRows(rowsOf(data, LATEST), ['A']);
  expect(asPairs(counts)).toEqual(['A 1', 'C 2', 'D 1', 'E 1']);
  expect(counts.letters.reduce((sum, { count }) => sum + count, 0)).toBe(counts.rows);
});

it('counts beside an earlier edition only the clients that it lists too', () => {
  const shared = sharedCounts(data, LATEST, SURVEY);
  expect([shared.rows, shared.projects]).toEqual([4, 3]);
  expect(asPairs(shared)).toEqual(['A 1', 'B 0', 'C 1', 'D 1', 'E 1']);
});

it('sets an edition with further clients beside the one before by the clients of both', () => {
  const told = comparedCounts(data).map(
    ({ edition, counts, of }) => `${edition.id} ${counts.rows}${of ? ` of ${of.id}` : ''}`,
  );
  expect(told).toEqual([`${SURVEY} 4`, `${LATEST} 4 of ${SURVEY}`, `${LATEST} 5`]);
});

it('says nothing twice where an edition lists the same clients', () => {
  const same = aData([byLetters('a', 'A', 'C')]);
  expect(comparedCounts(same).map(({ of }) => of)).toEqual([null, null]);
});
