import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf } from '#core/findings/anchor.ts';
import { findingRules } from '#core/findings/index.ts';
import { shownBy } from '#core/findings/shown.ts';
import { NEWEST_REVISION, REVISIONS } from '#core/findings/types.ts';
import { RULE_EXAMPLES } from '#core/findings/words/examples.ts';
import { loadCases } from '#io/cases.ts';
import { loadData } from '#io/load/index.ts';
import { check, clients, root } from './support.ts';

const { data } = loadData(root);
const cases = loadCases(root).cases.map(({ id, title, json, schemaJson, expect: wanted }) => {
  return { title, address: `cases/${id}`, json, schemaJson, expected: wanted.map(({ rule }) => rule) };
});
const samples = data.results.map(({ id, title }) => {
  const json = readFileSync(join(root, `data/results/${id}.json`), 'utf8');
  return { title, address: id, json, schemaJson: null, expected: [] };
});
const shown = shownBy([...cases, ...samples], clients);

test.each(findingRules)('$id has a result that shows it, and a name on the page', ({ id }) => {
  expect(anchorOf(id)).toMatch(/^[a-z0-9-]+$/);
  const own = RULE_EXAMPLES[id];
  if (!own) return expect(shown.get(id)).toBeDefined();
  const revision = REVISIONS.find((one) => one === own.revision) ?? NEWEST_REVISION;
  const schema = own.schema === undefined ? {} : { outputSchema: own.schema };
  expect(check(own.result, { ...schema, revision }).map(({ rule }) => rule)).toContain(id);
});

test('a result of our own stands only where no case is there for the rule', () => {
  expect(Object.keys(RULE_EXAMPLES).filter((id) => shown.has(id))).toEqual([]);
  expect(new Set(findingRules.map(({ id }) => anchorOf(id))).size).toBe(findingRules.length);
});

test('a case that is there for a rule is shown before others', () => {
  const first = cases.find(({ expected }) => expected.includes('portability/invisible'));
  expect(shown.get('portability/invisible')).toBe(first);
});
