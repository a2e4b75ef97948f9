import { describe, expect, test } from 'vitest';
import { arrangeSeps, neighbours, relatedSeps } from '#core/seps/collection.ts';
import { outlineLevels, sectionTree } from '#core/seps/outline.ts';
import { firstSentence } from '#core/seps/runs.ts';
import { countByStatus } from '#core/seps/status.ts';
import {
  defaultSepState,
  formatSepState,
  parseSepState,
  shownSeps,
  type SepRow,
} from '#core/seps/table-state.ts';
import type { Sep } from '#schema/sep.ts';
import { withMetadata } from './support.ts';

const base = withMetadata('- **Status**: Draft');
const sep = (number: number, changes: Partial<Sep> = {}): Sep => ({
  ...base,
  sections: [],
  clauses: [],
  number,
  file: `${number}.md`,
  ...changes,
});

describe('pages of a collection', () => {
  test('a restatement keeps the address of its number, whatever the order', () => {
    const [own, original] = [sep(2, { restatement: true, file: 'own' }), sep(2)];
    for (const seps of [
      [own, original, sep(1)],
      [sep(1), original, own],
    ]) {
      const { main, originals, left } = arrangeSeps(seps);
      expect(main.map(({ number, restatement }) => [number, restatement])).toEqual([
        [1, false],
        [2, true],
      ]);
      expect(originals.get(2)).toBe(original);
      expect(left).toEqual([]);
    }
  });

  test('of two files with a number the first stays', () => {
    const { main, left } = arrangeSeps([sep(3, { file: 'a' }), sep(3, { file: 'b' })]);
    expect(main.map(({ file }) => file)).toEqual(['a']);
    expect(left.map(({ sep: { file }, because }) => [file, because.file])).toEqual([['b', 'a']]);
  });

  test('neighbours and related ones', () => {
    const main = [sep(1, { mentions: [5] }), sep(5, { mentions: [9] }), sep(8)];
    expect(neighbours(main, 5)).toMatchObject({ before: { number: 1 }, after: { number: 8 } });
    expect(neighbours(main, 1).before).toBeNull();
    expect(neighbours(main, 8).after).toBeNull();
    expect(
      relatedSeps(main, main[1] as Sep).map(({ number, sep: found, named, names }) => [
        number,
        !!found,
        named,
        names,
      ]),
    ).toEqual([
      [1, true, false, true],
      [9, false, true, false],
    ]);
  });

  test('counts come in the order of the process, then others, then none', () => {
    const statuses = ['Zombie', null, 'Final', 'Draft', 'Final'];
    expect(countByStatus(statuses.map((status) => ({ status })))).toEqual([
      { status: 'Draft', count: 1 },
      { status: 'Final', count: 2 },
      { status: 'Zombie', count: 1 },
      { status: null, count: 1 },
    ]);
  });
});

describe('headings', () => {
  test('levels start at 2, none is skipped', () => {
    expect(outlineLevels([2, 3, 3, 2])).toEqual([2, 3, 3, 2]);
    expect(outlineLevels([3, 1, 4, 2, 1])).toEqual([2, 2, 3, 3, 2]);
    expect(outlineLevels([1, 2, 3, 4, 5, 6, 6])).toEqual([2, 3, 4, 5, 6, 6, 6]);
  });

  test('the tree has what is under a heading under it', () => {
    const flat = [2, 3, 4, 2].map((depth, at) => ({ depth, title: `T${at}`, slug: `t${at}` }));
    const [first, second] = sectionTree(flat);
    expect(first?.sections[0]?.sections[0]?.slug).toBe('t2');
    expect(second).toMatchObject({ slug: 't3', sections: [] });
  });
});

describe('index', () => {
  const known = { statuses: ['Draft', 'Final', 'In-Review'], types: ['Process', 'Standards Track'] };
  const rows: SepRow[] = [
    { id: '1', status: 'Draft', type: 'Process', text: 'SEP-1 Café rules' },
    { id: '2', status: 'Final', type: 'Standards Track', text: 'SEP-2 Tool results' },
  ];

  test('an address gives back what was written', () => {
    const state = { q: 'tool & co', statuses: ['Draft', 'Final'], type: 'Standards Track' };
    expect(parseSepState(new URLSearchParams(formatSepState(state)), known)).toEqual(state);
    expect(formatSepState(defaultSepState)).toBe('');
    expect(parseSepState(new URLSearchParams('status=Nope&type=x&q=%20'), known)).toEqual(defaultSepState);
  });

  test('search and filters', () => {
    const ids = (changes: object) => shownSeps(rows, { ...defaultSepState, ...changes });
    expect(ids({})).toEqual(['1', '2']);
    expect(ids({ q: 'CAFE rules' })).toEqual(['1']);
    expect(ids({ statuses: ['Final'] })).toEqual(['2']);
    expect(ids({ statuses: ['Draft', 'Final'], type: 'Process' })).toEqual(['1']);
    expect(ids({ q: 'nothing' })).toEqual([]);
  });
});

test('the first sentence of an outcome', () => {
  expect(firstSentence('closed on 2026-05-25, not accepted. The reasons follow.')).toBe(
    'closed on 2026-05-25, not accepted',
  );
  expect(firstSentence('version 1.2 is out')).toBe('version 1.2 is out');
});
