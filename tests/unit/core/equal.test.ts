import { expect, it } from 'vitest';
import { jsonEqual } from '#core/equal.ts';
import { parseJson, type Json } from '#core/json.ts';

it.each<[string, string]>([
  ['{"a":1,"b":[{"c":null,"d":"x"}]}', '{"b":[{"d":"x","c":null}],"a":1}'],
  ['1', '1.0'],
  ['"é"', '"\\u00e9"'],
  ['[]', '[ ]'],
  ['null', 'null'],
])('%s says the same as %s', (left, right) => {
  expect(jsonEqual(parseJson(left) as Json, parseJson(right) as Json)).toBe(true);
});

it.each<[string, string]>([
  ['[1,2]', '[2,1]'],
  ['[1]', '[1,1]'],
  ['{"a":1}', '{"a":1,"b":null}'],
  ['{"a":null}', '{"b":null}'],
  ['1', '"1"'],
  ['0', 'false'],
  ['null', '{}'],
  ['[]', '{}'],
  ['{"0":1}', '[1]'],
  ['{"constructor":1}', '{}'],
  ['{}', '{"toString":1}'],
])('%s does not say the same as %s', (left, right) => {
  expect(jsonEqual(parseJson(left) as Json, parseJson(right) as Json)).toBe(false);
  expect(jsonEqual(parseJson(right) as Json, parseJson(left) as Json)).toBe(false);
});

it('reads no value from text that is not JSON, and null from null', () => {
  expect(parseJson('72F, cloudy')).toBeUndefined();
  expect(parseJson('')).toBeUndefined();
  expect(parseJson('null')).toBeNull();
});
