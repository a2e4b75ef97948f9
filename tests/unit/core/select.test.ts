import { describe, expect, it } from 'vitest';
import {
  currentPaths,
  defaultPath,
  editionBefore,
  editionsInOrder,
  isSplit,
  lettersOf,
  newestEdition,
  onlyClients,
  readingOf,
  rowsOf,
  sharedRows,
  splitProjects,
} from '#core/select.ts';
import { aClient, aData, aPath, aReading, byLetters, LATEST, SURVEY } from './fixtures.ts';

const former = { from: null, until: '2026-08-01' };

describe('paths of a reading', () => {
  const reading = aReading(LATEST, [
    aPath('C', { id: 'old', former }),
    aPath('A', { id: 'first' }),
    aPath('B', { id: 'second', to: 'code' }),
  ]);

  it('leaves former paths out of the current ones and of the default', () => {
    expect(currentPaths(reading).map((path) => path.id)).toEqual(['first', 'second']);
    expect(defaultPath(reading)?.id).toBe('first');
    expect(defaultPath(aReading(LATEST, [aPath('A', { former })]))).toBeUndefined();
  });

  it('is split by letters of current paths alone', () => {
    expect(isSplit(reading)).toBe(true);
    expect(isSplit(aReading(LATEST, [aPath('A'), aPath('A', { id: 'b' })]))).toBe(false);
    expect(isSplit(aReading(LATEST, [aPath('A'), aPath('B', { id: 'b', former })]))).toBe(false);
  });
});

describe('editions', () => {
  const data = aData([]);

  it('come oldest first whatever the order of the file', () => {
    expect(editionsInOrder(data).map(({ id }) => id)).toEqual([SURVEY, LATEST]);
    expect(newestEdition(data)?.id).toBe(LATEST);
    expect(editionBefore(data, LATEST)?.id).toBe(SURVEY);
    expect(editionBefore(data, SURVEY)).toBeUndefined();
    expect(newestEdition({ editions: [] })).toBeUndefined();
  });

  it('know only the letters of their time', () => {
    expect(lettersOf(data, SURVEY)).toEqual(['A', 'B', 'C', 'D']);
    expect(lettersOf(data, LATEST)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});

describe('rows of an edition', () => {
  const data = aData([
    byLetters('zed', 'A', 'D', { kind: 'chat' }),
    byLetters('beta', 'A', 'B', { name: 'beta' }),
    byLetters('alpha', null, 'C', { name: 'Alpha' }),
    byLetters('gone', 'A', null),
    byLetters('odd', 'A', 'A', { kind: 'framework' }),
    aClient('retired', [aReading(LATEST, [aPath('A', { former })])]),
  ]);
  const idsOf = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => row.client.id);

  it('stand by kind in the order of the kinds, then by name regardless of case', () => {
    expect(idsOf(rowsOf(data, LATEST))).toEqual(['alpha', 'beta', 'zed', 'odd']);
    expect(idsOf(rowsOf(data, SURVEY))).toEqual(['beta', 'gone', 'zed', 'odd']);
  });

  it('carry the letter of the default path first', () => {
    const split = aData([aClient('goose', [aReading(LATEST, [aPath('B'), aPath('A', { id: 'code' })])])]);
    expect(rowsOf(split, LATEST)[0]).toMatchObject({ letter: 'B', letters: ['B', 'A'], split: true });
  });

  it('can be taken by ids or by what another edition has', () => {
    expect(idsOf(onlyClients(rowsOf(data, LATEST), ['odd', 'alpha', 'nobody']))).toEqual(['alpha', 'odd']);
    expect(idsOf(sharedRows(data, LATEST, SURVEY))).toEqual(['beta', 'zed', 'odd']);
  });

  it('finds no reading of an edition that does not list the client', () => {
    expect(readingOf(data.clients[2]!, SURVEY)).toBeUndefined();
    expect(readingOf(data.clients[2]!, LATEST)?.paths[0]?.variant).toBe('C');
  });

  it('names the projects whose bindings differ', () => {
    const bindings = aData([
      byLetters('net', null, 'C', { project: 'framework' }),
      byLetters('python', null, 'A', { project: 'framework' }),
      byLetters('one', null, 'A', { project: 'same' }),
      byLetters('two', null, 'A', { project: 'same' }),
    ]);
    const found = splitProjects(rowsOf(bindings, LATEST));
    expect(found.map(({ project, rows }) => [project, idsOf(rows)])).toEqual([
      ['framework', ['net', 'python']],
    ]);
  });
});
