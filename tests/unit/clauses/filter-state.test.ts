import { expect, test } from 'vitest';
import {
  defaultFilter,
  formatFilter,
  parseFilter,
  showsClient,
  showsState,
} from '#core/clauses/filter-state.ts';
import { verdictStates } from '#core/clauses/state-words.ts';
import { verdictStates as ofSchema } from '#schema/clause.ts';

const known = { kinds: ['editor', 'framework'], clients: ['codex', 'zed'] };
const read = (query: string) => parseFilter(new URLSearchParams(query), known);

test('an address is read and written the same', () => {
  const query = 'verdict=does-not&verdict=uncertain&kind=editor&mine=codex,zed&only=mine';
  expect(read(query)).toEqual({
    verdicts: ['does not', 'uncertain'],
    kind: 'editor',
    mine: ['codex', 'zed'],
    onlyMine: true,
  });
  expect(formatFilter(read(query))).toBe(query);
  expect(formatFilter(defaultFilter)).toBe('');
});

test('what the page does not know is dropped', () => {
  expect(read('verdict=never&kind=toy&mine=nobody&only=mine')).toEqual(defaultFilter);
});

test('clients and verdicts are let through', () => {
  const own = read('mine=zed&only=mine');
  expect(['codex', 'zed'].filter((id) => showsClient(own, { id, kind: 'editor' }))).toEqual(['zed']);
  expect(showsClient(read('kind=framework'), { id: 'zed', kind: 'editor' })).toBe(false);
  expect(verdictStates.filter((state) => showsState(read('verdict=not-applicable'), state))).toEqual([
    'not applicable',
  ]);
  expect(verdictStates.every((state) => showsState(defaultFilter, state))).toBe(true);
});

test('the states of the script are those of the schema', () => {
  expect(verdictStates).toEqual(ofSchema);
});
