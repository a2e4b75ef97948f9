import { describe, expect, it } from 'vitest';
import { applyState, type TableRow } from '#core/table-rows.ts';
import { defaultState, type TableState } from '#core/table-state.ts';

const aRow = (id: string, more: Partial<TableRow>): TableRow => ({
  id,
  decides: [],
  name: id,
  letters: ['A'],
  language: 'Python',
  kind: 'editor',
  split: false,
  moved: false,
  ageDays: 10,
  text: '',
  ...more,
});

const rows: TableRow[] = [
  aRow('zed', { name: 'Zed', language: 'Rust', ageDays: 300, text: 'Éditeur de code' }),
  aRow('vscode', { name: 'VS Code + Copilot Chat', letters: ['B', 'C'], split: true, ageDays: null }),
  aRow('goose', {
    letters: ['A', 'B'],
    split: true,
    moved: true,
    kind: 'agent',
    language: 'Rust',
    decides: ['script'],
  }),
  aRow('codex', { letters: ['B'], moved: true, kind: 'agent', ageDays: 5 }),
];
const shown = (set: Partial<TableState>) => applyState(rows, { ...defaultState, ...set }).ids;

describe('rows that a state shows', () => {
  it.each<[string, Partial<TableState>, string[]]>([
    ['nothing set', {}, ['zed', 'vscode', 'goose', 'codex']],
    ['a name in other case', { q: 'COPILOT' }, ['vscode']],
    ['an id', { q: 'vscode' }, ['vscode']],
    ['a word without its accent', { q: 'editeur' }, ['zed']],
    ['a word with an accent too many', { q: 'códex' }, ['codex']],
    ['all words, in any order', { q: 'chat vs' }, ['vscode']],
    ['one word that is missing', { q: 'chat zed' }, []],
    ['a letter, by the default path', { variants: ['B'] }, ['vscode', 'codex']],
    ['two letters', { variants: ['A', 'B'] }, ['zed', 'vscode', 'goose', 'codex']],
    ['a language', { language: 'Rust' }, ['zed', 'goose']],
    ['a kind', { kind: 'agent' }, ['goose', 'codex']],
    ['what decides between paths', { decides: 'script' }, ['goose']],
    ['what decides nowhere', { decides: 'provider' }, []],
    ['split rows', { split: true }, ['vscode', 'goose']],
    ['moved rows', { moved: true }, ['goose', 'codex']],
    ['split and moved rows', { split: true, moved: true }, ['goose']],
    ['my clients', { mine: ['codex', 'zed'], onlyMine: true }, ['zed', 'codex']],
    ['my clients marked but not alone', { mine: ['codex'] }, ['zed', 'vscode', 'goose', 'codex']],
  ])('%s', (_, set, ids) => expect(shown(set)).toEqual(ids));

  it.each<[TableState['sort'], string[]]>([
    [{ key: 'variant', descending: false }, ['zed', 'goose', 'codex', 'vscode']],
    [{ key: 'variant', descending: true }, ['vscode', 'codex', 'goose', 'zed']],
    [{ key: 'client', descending: false }, ['codex', 'goose', 'vscode', 'zed']],
    [{ key: 'language', descending: false }, ['vscode', 'codex', 'zed', 'goose']],
    [{ key: 'language', descending: true }, ['zed', 'goose', 'vscode', 'codex']],
    [{ key: 'kind', descending: false }, ['zed', 'vscode', 'goose', 'codex']],
    [{ key: 'kind', descending: true }, ['goose', 'codex', 'zed', 'vscode']],
    [{ key: 'age', descending: false }, ['codex', 'goose', 'zed', 'vscode']],
    [{ key: 'age', descending: true }, ['zed', 'goose', 'codex', 'vscode']],
  ])('sorted by %j, ties in table order, unknown ages last', (sort, ids) => {
    expect(shown({ sort })).toEqual(ids);
  });

  it('stand by kind where the order is by kind, with how many of each are shown', () => {
    const groups = (set: Partial<TableState>) => applyState(rows, { ...defaultState, ...set }).groups;
    const editors = { kind: 'editor', count: 2, of: 2 };
    const agents = { kind: 'agent', count: 2, of: 2 };
    expect(groups({})).toEqual([editors, agents]);
    expect(groups({ sort: { key: 'kind', descending: true } })).toEqual([agents, editors]);
    expect(groups({ language: 'Rust' })).toEqual([
      { ...editors, count: 1 },
      { ...agents, count: 1 },
    ]);
    expect(groups({ kind: 'agent' })).toEqual([agents]);
    expect(groups({ sort: { key: 'age', descending: false } })).toEqual([]);
    expect(groups({ q: 'no such client' })).toEqual([]);
  });

  it('are counted, and the given rows stay as they are', () => {
    const before = rows.map(({ id }) => id);
    const view = applyState(rows, { ...defaultState, q: 'co', sort: { key: 'client', descending: true } });
    expect(view).toEqual({ ids: ['zed', 'vscode', 'codex'], count: 3, of: 4, groups: [] });
    expect(rows.map(({ id }) => id)).toEqual(before);
  });
});
