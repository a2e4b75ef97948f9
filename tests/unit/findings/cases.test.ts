import { describe, expect, test } from 'vitest';
import { findingRules } from '#core/findings/index.ts';
import { loadCases } from '#io/cases.ts';
import { check, root, tree } from './support.ts';

const { cases, problems } = loadCases(root);
const rules = new Set(findingRules.map(({ id }) => id));

test('the cases can be read, and name rules that there are', () => {
  expect(problems).toEqual([]);
  expect(cases.length).toBeGreaterThan(30);
  const named = cases.flatMap(({ expect: wanted, mustNot }) => [
    ...wanted.map(({ rule }) => rule),
    ...mustNot,
  ]);
  expect(named.filter((rule) => !rules.has(rule))).toEqual([]);
});

describe.each(cases)('$id', ({ json, schemaJson, expect: wanted, mustNot }) => {
  const options = schemaJson === null ? {} : { outputSchema: schemaJson };
  const findings = check(json, options).map(({ rule, severity, at }) => ({ rule, severity, at }));

  test('what must be found is found', () => {
    if (schemaJson !== null) expect(tree(schemaJson).kind).toBe('object');
    expect(findings).toEqual(expect.arrayContaining(wanted));
  });

  test('nothing that would be a false alarm', () => {
    expect(findings.filter(({ rule }) => mustNot.includes(rule))).toEqual([]);
  });
});
