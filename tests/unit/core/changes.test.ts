import { expect, it } from 'vitest';
import type { Change } from '#schema/client.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import { changesByKind, letterChanges, movedIds } from '#core/changes.ts';
import { aClient, aData, aPath, aReading, byLetters, LATEST, SURVEY } from './fixtures.ts';

const changed = (
  id: string,
  letters: [VariantLetter, VariantLetter],
  kind: Change['kind'],
  since: string | null,
) => {
  const change: Change = { kind, since, by: null, note: `why ${id}` };
  return aClient(id, [aReading(SURVEY, letters[0]), aReading(LATEST, letters[1], { change })]);
};

const data = aData([
  changed('undated', ['A', 'C'], 'unknown', null),
  changed('zeta', ['A', 'D'], 'client', '2026-08-01'),
  changed('alpha', ['B', 'A'], 'client', '2026-08-01'),
  changed('wrong', ['C', 'A'], 'correction', '2026-07-01'),
  byLetters('same', 'A', 'A'),
  byLetters('added', null, 'B'),
  byLetters('silent', 'A', 'B'),
]);

it('lists every client whose default letter differs, by day and name, undated ones last', () => {
  const changes = letterChanges(data, SURVEY, LATEST);
  expect(changes.map(({ client, from, to }) => `${client.id} ${from}${to}`)).toEqual([
    'wrong CA',
    'alpha BA',
    'zeta AD',
    'silent AB',
    'undated AC',
  ]);
  expect(changes[1]?.change).toEqual({ kind: 'client', since: '2026-08-01', by: null, note: 'why alpha' });
});

it('tells moves from corrections and from what is not known; a change without words is not known', () => {
  const { moved, corrected, unknown } = changesByKind(letterChanges(data, SURVEY, LATEST));
  expect(moved.map(({ client }) => client.id)).toEqual(['alpha', 'zeta']);
  expect(corrected.map(({ client }) => client.id)).toEqual(['wrong']);
  expect(unknown.map(({ client }) => client.id)).toEqual(['silent', 'undated']);
});

it('compares default paths alone', () => {
  const further = aClient('further', [
    aReading(SURVEY, 'A'),
    aReading(LATEST, [aPath('A'), aPath('B', { id: 'code' })]),
  ]);
  expect(letterChanges(aData([further]), SURVEY, LATEST)).toEqual([]);
});

it('counts as moved only what the client itself changed, and nothing in the first edition', () => {
  expect([...movedIds(data, LATEST)].sort()).toEqual(['alpha', 'zeta']);
  expect([...movedIds(data, SURVEY)]).toEqual([]);
});
