import { describe, expect, test } from 'vitest';
import { clauseTests } from '#core/clauses/tests.ts';
import type { Path } from '#schema/client.ts';
import type { VerdictState } from '#schema/clause.ts';
import { subject, type ways } from './rules.ts';

type Case = [
  test: keyof typeof clauseTests,
  way: keyof typeof ways,
  to: Path['to'],
  state: VerdictState,
  why: RegExp,
];

const cases: Case[] = [
  ['content-arrives', 'content', 'model', 'follows', /content arrives, structuredContent does not/],
  ['content-arrives', 'apart', 'model', 'follows', /both arrive/],
  ['content-arrives', 'structured', 'model', 'does not', /structuredContent arrives, content does not/],
  ['content-arrives', 'nothing', 'model', 'does not', /neither arrives/],
  ['content-arrives', 'content', 'code', 'not applicable', /script/],
  [
    'content-arrives',
    'unsure',
    'model',
    'uncertain',
    /^By the rule: .*content arrives.* A later stage was not read\.$/,
  ],
  ['content-alone', 'content', 'model', 'follows', /content arrives/],
  ['content-alone', 'apart', 'model', 'does not', /both arrive/],
  ['content-alone', 'content', 'code', 'not applicable', /script/],
  ['content-then-structured', 'fallback', 'model', 'follows', /content arrives.*it arrives/],
  ['content-then-structured', 'content', 'model', 'does not', /An empty content.*nothing arrives/],
  ['content-then-structured', 'placeholder', 'model', 'does not', /only words of the client’s own/],
  ['content-then-structured', 'envelope', 'model', 'does not', /both arrive/],
  ['content-then-structured', 'fallback', 'code', 'not applicable', /script/],
  ['field-fits-use', 'content', 'model', 'follows', /content arrives/],
  ['field-fits-use', 'structured', 'model', 'does not', /structuredContent arrives/],
  ['field-fits-use', 'structured', 'code', 'follows', /structuredContent arrives/],
  ['field-fits-use', 'content', 'code', 'does not', /content arrives/],
  ['field-fits-use', 'envelope', 'code', 'uncertain', /the script chooses/],
  ['structured-for-code', 'structured', 'code', 'follows', /structuredContent arrives/],
  ['structured-for-code', 'envelope', 'code', 'follows', /both arrive/],
  ['structured-for-code', 'content', 'code', 'does not', /structuredContent does not/],
  ['structured-for-code', 'structured', 'model', 'not applicable', /program/],
  ['not-both-apart', 'apart', 'model', 'does not', /each as a part of its own/],
  ['not-both-apart', 'envelope', 'model', 'uncertain', /inside one text/],
  ['not-both-apart', 'content', 'model', 'follows', /content arrives/],
  ['not-both-apart', 'structured', 'model', 'follows', /structuredContent arrives/],
  ['not-both-apart', 'apart', 'code', 'not applicable', /script/],
  ['structured-for-empty', 'fallback', 'model', 'follows', /it arrives/],
  ['structured-for-empty', 'content', 'model', 'not applicable', /breaks nothing/],
  ['structured-for-empty', 'fallback', 'code', 'not applicable', /script/],
  ['content-for-code', 'structured', 'code', 'follows', /it arrives/],
  ['content-for-code', 'nothing', 'code', 'not applicable', /breaks nothing/],
  ['content-for-code', 'structured', 'model', 'not applicable', /program/],
  ['meta-kept', 'content', 'model', 'follows', /_meta does not arrive/],
  ['meta-kept', 'envelope', 'model', 'does not', /with everything else/],
  ['meta-kept', 'metaApart', 'model', 'uncertain', /on purpose/],
  ['meta-kept', 'envelope', 'code', 'does not', /with everything else/],
  [
    'schema-checked',
    'checked',
    'model',
    'follows',
    /the client refuses the result; where they fit, content arrives/,
  ],
  ['schema-checked', 'content', 'model', 'uncertain', /makes no difference/],
  ['error-not-checked', 'checked', 'model', 'follows', /no difference, as it does for other results/],
  ['error-not-checked', 'checkedAlways', 'model', 'does not', /the client refuses the result/],
  ['error-not-checked', 'content', 'model', 'uncertain', /was not read/],
];

describe('tests of clauses', () => {
  test.for(cases)('%s: %s to %s is "%s"', ([id, way, to, state, why]) => {
    const verdict = clauseTests[id].judge(subject(way, to));
    expect(verdict.state).toBe(state);
    expect(verdict.why).toMatch(why);
    expect(verdict.why).toMatch(/\.$/);
    const outputs = verdict.shown.length;
    if (state !== 'not applicable') expect(outputs).toBeGreaterThan(0);
  });

  test('each test is followed, and broken or left unused, by a rule above', () => {
    const seen = Map.groupBy(cases, ([id]) => id);
    expect([...seen.keys()].sort()).toEqual(Object.keys(clauseTests).sort());
    for (const [id, own] of seen) {
      const states = own.map(([, , , state]) => state);
      expect(states, id).toContain('follows');
      const other =
        'permission' in clauseTests[id]
          ? 'not applicable'
          : id === 'schema-checked'
            ? 'uncertain'
            : 'does not';
      expect(states, id).toContain(other);
    }
  });

  test('a path for tools without an outputSchema is not held to it', () => {
    const without = subject('checked', 'model', { outputSchema: 'none' });
    expect(clauseTests['schema-checked'].judge(without).state).toBe('not applicable');
    expect(clauseTests['error-not-checked'].judge(without).state).toBe('not applicable');
  });
});
