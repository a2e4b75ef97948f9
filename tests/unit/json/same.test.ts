import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonEqual } from '#core/equal.ts';
import type { Json } from '#core/json.ts';
import { parse, sameValue } from '#core/json/index.ts';

const same = (left: string, right: string): boolean => {
  const [one, other] = [parse(left), parse(right)];
  if (!one.ok || !other.ok) throw new Error('no JSON');
  return sameValue(one.node, other.node);
};

test.each([
  ['1', '1.0', true],
  ['1e2', '100', true],
  ['9007199254740993', '9007199254740992', false],
  ['"1"', '1', false],
  ['null', 'false', false],
  ['[]', '{}', false],
  ['{"a":1,"b":2}', '{ "b": 2, "a": 1 }', true],
  ['{"a":1,"a":2}', '{"a":2}', true],
  ['{"a":1}', '{"b":1}', false],
  ['[1,2]', '[2,1]', false],
  ['"\\u0061"', '"a"', true],
])('%s and %s', (left, right, expected) => {
  expect(same(left, right)).toBe(expected);
  expect(same(right, left)).toBe(expected);
});

test('values agree as plain ones do', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
      const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
      expect(same(one, other)).toBe(jsonEqual(JSON.parse(one) as Json, JSON.parse(other) as Json));
      expect(same(one, JSON.stringify(left, null, 2))).toBe(true);
    }),
  );
});

test('deep values are compared', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(same(deep, deep)).toBe(true);
});
