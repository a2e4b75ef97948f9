import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, canonicalNumber, jsonInText } from '#core/effects/index.ts';
import { tree } from './helpers.ts';

test.each([
  ['1', '1.0', '10e-1', '0.1E+1', '1e0'],
  ['0', '-0', '0.0', '0e5'],
  ['100', '1e2', '1E+02', '100.00'],
  ['-22.50', '-22.5', '-225e-1'],
  ['9007199254740993', '9007199254740993.0', '9007199254740993e0'],
  ['0.001', '1e-3', '.001'.replace('.', '0.')],
])('%s is one number however it is spelled', (...spellings) => {
  expect(new Set(spellings.map(canonicalNumber)).size).toBe(1);
});

test.each([
  ['9007199254740993', '9007199254740992'],
  ['12345678901234567890', '12345678901234567000'],
  ['0.1', '0.10000000000000001'],
  ['1', '-1'],
  ['1e400', '1e401'],
  ['1e99999999999999999999', '1e99999999999999999998'],
  ['1e400', 'null'],
])('%s and %s are two numbers', (left, right) => {
  expect(canonicalNumber(left)).not.toBe(canonicalNumber(right));
});

test.each([
  ['{"a":1,"b":[true,null]}', '{ "b" : [true, null], "a" : 1.0 }', true],
  ['{"a":1,"a":2}', '{"a":2}', true],
  ['"\\u00e9"', '"é"', true],
  ['[1,2]', '[2,1]', false],
  ['"1"', '1', false],
  ['{}', '[]', false],
  ['{"a":{"b":1}}', '{"a":{},"b":1}', false],
])('%s and %s: the same value is %s', (left, right, same) => {
  expect(canonical(tree(left)) === canonical(tree(right))).toBe(same);
});

test('values that JSON.stringify tells apart are told apart, in any order of keys', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, inner]) => [key, reversed(inner)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
      expect(canonical(tree([reversed(left)]))).toBe(canonical(tree([left])));
      const same = JSON.stringify(left) === JSON.stringify(right);
      if (same) expect(canonical(tree([left]))).toBe(canonical(tree([right])));
      expect(JSON.parse(canonical(tree([left])))).toEqual(JSON.parse(JSON.stringify([left])));
    }),
  );
});

test.each([
  ['{"a":1}', 'plain', '{"a":1}'],
  ['\n [1]\n', 'plain', '[1]'],
  ['```json\n{"a":1}\n```', 'fenced', '{"a":1}'],
  ['~~~\n[1]\n~~~\n', 'fenced', '[1]'],
  ['Here it is:\n{"a":1}\nDone.', 'among lines', '{"a":1}'],
  ['Here:\n```json\n{"a":1}\n```', 'among lines', '{"a":1}'],
  ['"{\\"a\\":1}"', 'encoded', '{"a":1}'],
])('%s holds JSON, %s', (words, form, value) => {
  const found = jsonInText(words);
  expect(found?.form).toBe(form);
  expect(found && canonical(found.node)).toBe(canonical(tree(value)));
});

test.each(['', '22.5C, sunny', 'see [1]', '```json\n{"a":\n```', '{"a":1} {"b":2}', '```'])(
  '%j holds no JSON value',
  (words) => {
    expect(jsonInText(words)).toBeUndefined();
  },
);
