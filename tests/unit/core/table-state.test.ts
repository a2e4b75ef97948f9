import { describe, expect, it } from 'vitest';
import { columns, hideableColumns } from '#core/columns.ts';
import {
  defaultState,
  formatState,
  parseState,
  sortKeys,
  type TableState,
  type TableVocabulary,
} from '#core/table-state.ts';

const known: TableVocabulary = {
  letters: ['A', 'B', 'C', 'D', 'E'],
  languages: ['C#', 'Python', 'TypeScript'],
  kinds: ['coding-agent', 'framework'],
  ids: ['goose', 'codex', 'zed'],
};
const parse = (query: string) => parseState(new URLSearchParams(query), known);

const states: [query: string, Partial<TableState>][] = [
  ['', {}],
  ['q=copilot+chat', { q: 'copilot chat' }],
  ['q=a%26b%3D%2B%23%C3%A9', { q: 'a&b=+#é' }],
  ['q=one,two', { q: 'one,two' }],
  ['variant=A&variant=D', { variants: ['A', 'D'] }],
  ['language=C%23', { language: 'C#' }],
  ['kind=framework', { kind: 'framework' }],
  ['decides=provider', { decides: 'provider' }],
  ['cols=decides&dense=1', { hidden: ['decides'], dense: true }],
  ['split=1&moved=1', { split: true, moved: true }],
  ['cols=evidence,related', { hidden: ['evidence', 'related'] }],
  ['mine=goose,zed', { mine: ['goose', 'zed'] }],
  ['mine=codex&only=mine', { mine: ['codex'], onlyMine: true }],
  ...sortKeys.flatMap((key): [string, Partial<TableState>][] => [
    [`sort=${key}`, { sort: { key, descending: false } }],
    [`sort=-${key}`, { sort: { key, descending: true } }],
  ]),
  [
    'q=x&variant=B&language=Python&kind=coding-agent&split=1&moved=1&sort=-age&cols=age&mine=zed&only=mine',
    {
      q: 'x',
      variants: ['B'],
      language: 'Python',
      kind: 'coding-agent',
      split: true,
      moved: true,
      sort: { key: 'age', descending: true },
      hidden: ['age'],
      mine: ['zed'],
      onlyMine: true,
    },
  ],
];

describe('the address of a table', () => {
  it.each(states)('?%s is written and read back', (query, set) => {
    const state = { ...defaultState, ...set };
    expect(formatState(state)).toBe(query);
    expect(parse(query)).toEqual(state);
  });

  it('reads back every combination of settings', () => {
    for (const [, first] of states) {
      for (const [, second] of states) {
        const state = { ...defaultState, ...first, ...second };
        expect(parse(formatState(state))).toEqual(state);
      }
    }
  });

  it.each([
    ['variant=Z&variant=a&language=Rust&kind=none&split=yes&moved=0&sort=name&cols=variant,client,x', {}],
    ['mine=nobody,goose,goose&only=mine', { mine: ['goose'], onlyMine: true }],
    ['mine=nobody&only=mine', {}],
    ['only=mine', {}],
    ['sort=--age', {}],
    ['sort=', {}],
    ['q=++two%20%20words++', { q: 'two words' }],
    ['q=%00one%07two%0A', { q: 'one two' }],
    ['q=%00', {}],
    [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200) }],
    ['variant=D,A&variant=A', { variants: ['A', 'D'] }],
    ['mine=zed&mine=goose', { mine: ['goose', 'zed'] }],
    ['unheard=1&q=%E0%A4%A', { q: expect.any(String) as string }],
  ])('drops what the table does not know: %s', (query, set) => {
    expect(parse(query)).toEqual({ ...defaultState, ...set });
  });

  it('is the same for all spellings of one state', () => {
    expect(formatState(parse('mine=zed,goose&variant=D,A&q=+x&foo=1'))).toBe(
      'q=x&variant=A&variant=D&mine=goose,zed',
    );
  });
});

it('keeps the columns that make a row readable', () => {
  expect(columns.filter(({ hideable }) => !hideable).map(({ key }) => key)).toEqual(['variant', 'client']);
  expect(hideableColumns).toEqual(['reaches', 'decides', 'evidence', 'age', 'related']);
});
