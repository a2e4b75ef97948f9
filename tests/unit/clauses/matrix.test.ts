import { describe, expect, test } from 'vitest';
import {
  cellId,
  groupCells,
  judge,
  judgeAll,
  judgedPaths,
  tally,
  testedClauses,
  type JudgedPath,
} from '#core/clauses/matrix.ts';
import { moversOf } from '#core/clauses/movers.ts';
import { ownOutputs, outputFinder, sampleLike } from '#core/clauses/outputs.ts';
import { clauseTest } from '#core/clauses/tests.ts';
import { keywordWords, tallyWords } from '#core/clauses/words.ts';
import { loadData } from '#io/load/index.ts';
import { loadSeps } from '#io/seps/load.ts';
import type { Clause } from '#schema/clause.ts';
import { join } from 'node:path';
import { project } from '../load/fixture.ts';
import { subject, type ways } from './rules.ts';

const { data } = loadData(project);
const [proposal] = data.proposals;
if (!proposal) throw new Error('data/clauses.yaml holds no proposal');
const paths = judgedPaths(data.clients);
const cells = judgeAll(proposal, paths);

const clause = (more: Partial<Clause> = {}): Clause => ({
  ...(proposal.clauses.find(({ id }) => id === '2200-3a') as Clause),
  ...more,
});
const pathOf = (way: keyof typeof ways): JudgedPath => {
  const { client, path } = paths[0] as JudgedPath;
  return { client, path: { ...path, to: 'model' }, isDefault: true, forward: subject(way).forward };
};

describe('verdicts', () => {
  test('every testable clause has a verdict on every current path of every client', () => {
    expect(paths.length).toBeGreaterThan(data.clients.length);
    expect(cells).toHaveLength(paths.length * testedClauses(proposal).length);
    expect(new Set(cells.map(cellId)).size).toBe(cells.length);
    expect(new Set(paths.map(({ client }) => client.id))).toEqual(new Set(data.clients.map(({ id }) => id)));
    for (const cell of cells) {
      expect(cell.why, cellId(cell)).toMatch(/^[A-Z_].*\.$/);
      if (cell.state !== 'not applicable') expect(cell.shown.length, cellId(cell)).toBeGreaterThan(0);
    }
  });

  test('a clause that binds clients has a test, or says why it has none', () => {
    for (const { id, binds, test: by, note } of proposal.clauses) {
      if (by === null) expect(note, id).toBeDefined();
      else expect([binds.includes('client'), clauseTest(by)], id).toEqual([true, expect.anything()]);
    }
  });

  test('the proposal’s own text and its change are judged apart', () => {
    const judged = judge(clause(), pathOf('content'));
    expect([judged.state, judged.byChange?.state]).toEqual(['does not', 'follows']);
    expect(
      judge(clause({ testChanged: 'content-then-structured' }), pathOf('content')).byChange,
    ).toBeUndefined();
  });

  test('what a reading settles stands in place of what the rule leaves uncertain, and of nothing else', () => {
    const of = pathOf('unsure');
    const settled = [
      { client: of.client.id, path: of.path.id, state: 'does not' as const, why: 'It was read.' },
    ];
    const asked = clause({ test: 'content-arrives', settled });
    expect(judge(asked, of)).toMatchObject({ state: 'does not', why: 'It was read.' });
    expect(judge(asked, pathOf('content')).state).toBe('follows');
  });

  test('an unknown test is an error that names the clause', () => {
    expect(() => judge(clause({ test: 'nothing-like-it' }), pathOf('content'))).toThrow(
      /2200-3a.*nothing-like-it/,
    );
  });

  test('groups hold every verdict once, and tallies add up', () => {
    for (const [of, own] of Map.groupBy(cells, (cell) => cell.clause)) {
      const groups = groupCells(own);
      expect(groups.flatMap((group) => group.cells).length, of.id).toBe(paths.length);
      expect(Object.values(tally(own)).reduce((sum, count) => sum + count, 0)).toBe(paths.length);
      for (const group of groups)
        expect(new Set(group.cells.map(({ why }) => why))).toEqual(new Set([group.why]));
    }
  });

  test('tallies in words', () => {
    expect(tallyWords({ follows: 1, 'does not': 2, uncertain: 0, 'not applicable': 3 })).toBe(
      '1 follows, 2 do not, not applicable to 3',
    );
    expect([null, 'none', 'MAY'].map((word) => keywordWords(word as Clause['keyword']))).toEqual([
      'not there',
      'no keyword',
      'MAY',
    ]);
  });
});

describe('outputs', () => {
  test('every output is on the page of a sample result or among the outputs of the clauses', () => {
    const find = outputFinder(data.results);
    const own = ownOutputs(cells, find);
    const ids = new Set(own.map(({ id }) => id));
    expect(ids.size).toBe(own.length);
    const current = new Set(paths.map(({ client, path }) => `${client.id}/${path.id}`));
    for (const cell of cells)
      for (const observation of cell.shown) {
        const place = find(observation, cell.of);
        if (place.sample === null) expect(ids).toContain(place.id);
        else expect(current).toContain(place.id);
      }
  });

  test('a sample result is found by what it says, in any order of keys', () => {
    expect(
      sampleLike(
        '{"structuredContent":{"humidity":65,"conditions":"Partly cloudy","temperature":22.5},"content":[]}',
        data.results,
      )?.id,
    ).toBe('structured-only');
    expect(
      sampleLike('{"content":[{"type":"text","text":"nobody sends this"}]}', data.results),
    ).toBeUndefined();
  });
});

describe('who would move', () => {
  test('by the changed text, each path once', () => {
    const of = pathOf('content');
    const own = [judge(clause(), of), judge(clause({ id: '2200-3d', test: 'structured-for-empty' }), of)];
    expect(moversOf({ clauses: ['2200-3a', '2200-3d'] }, own).move).toEqual([]);
    const both = pathOf('apart');
    const more = ['2200-3a', '2200-3'].map((id) =>
      judge(clause({ id, test: 'content-alone', testChanged: 'content-alone' }), both),
    );
    expect(moversOf({ clauses: ['2200-3a', '2200-3'] }, more).move).toHaveLength(1);
    const may = more.map((cell) => ({ ...cell, clause: { ...cell.clause, keywordChanged: 'MAY' as const } }));
    expect(moversOf({ clauses: ['2200-3a', '2200-3'] }, may).move).toEqual([]);
    expect(moversOf({ clauses: [] }, more)).toEqual({ clauses: [], move: [], uncertain: [] });
  });
});

test('the clauses are those of the restated proposal', () => {
  const { seps } = loadSeps([join(project, 'content/seps')]);
  for (const { sep, clauses } of data.proposals) {
    const restated = seps.find(({ number, restatement }) => number === sep && restatement);
    expect([...(restated?.clauses ?? [])].sort()).toEqual(clauses.map(({ id }) => id).sort());
  }
});
