import { describe, expect, test } from 'vitest';
import { checkAgainst } from '#core/findings/schema/check.ts';
import { tree } from './support.ts';

const held = (value: unknown, schema: unknown) => checkAgainst(tree(value), tree(schema));
const nested = (levels: number) => '{"properties":{"a":'.repeat(levels) + '{}' + '}}'.repeat(levels);

describe('the first mismatch', () => {
  test.each([
    ['a type', { a: { b: 'x' } }, { properties: { a: { properties: { b: { type: 'number' } } } } }, '/a/b'],
    ['an item', { a: [1, 'x', 2, 'y'] }, { properties: { a: { items: { type: 'number' } } } }, '/a/1'],
    ['a missing member', { a: {} }, { properties: { a: { required: ['b'] } } }, '/a'],
    [
      'a member that is not allowed',
      { a: 1, b: 2 },
      { properties: { a: {} }, additionalProperties: false },
      '/b',
    ],
    [
      'through a reference',
      { a: 1 },
      { $defs: { s: { type: 'string' } }, properties: { a: { $ref: '#/$defs/s' } } },
      '/a',
    ],
    [
      'no alternative',
      { a: 1 },
      { properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
      '/a',
    ],
    [
      'a tuple',
      { a: [1, 2] },
      { properties: { a: { prefixItems: [{ type: 'number' }, { type: 'string' }] } } },
      '/a/1',
    ],
    [
      'unevaluated members',
      { a: 1, b: 1 },
      { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
      '/b',
    ],
    [
      'keys with slashes, tildes and spaces',
      { 'a/b~ é%20': 1 },
      { properties: { 'a/b~ é%20': { type: 'string' } } },
      '/a~1b~0 é%20',
    ],
    [
      'a key named __proto__',
      '{"__proto__": 1}',
      '{"properties": {"__proto__": {"type": "string"}}}',
      '/__proto__',
    ],
    ['a key named type', { type: 1 }, { properties: { type: { type: 'string' } } }, '/type'],
    [
      'a constant with a type of its own',
      { a: { x: 1 } },
      { properties: { a: { const: { type: 1 } } } },
      '/a',
    ],
    ['a list at the top', [1, 'x'], { type: 'array', items: { type: 'number' } }, '/1'],
  ])('%s', (_, value, schema, at) => {
    expect(held(value, schema)).toMatchObject({ state: 'violated', at: `/structuredContent${at}` });
  });

  test.each([
    ['a constant with a member type', { type: 1, a: 2 }, { const: { a: 2, type: 1 } }],
    ['1.0 as an integer', '1.0', { type: 'integer' }],
    ['no schema of a type for null', null, {}],
  ])('none: %s', (_, value, schema) => {
    expect(held(value, schema)).toMatchObject({ state: 'fits', unchecked: [] });
  });
});

describe('what could hang or break is left aside with words', () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [
      `d${n}`,
      { allOf: [{ $ref: `#/$defs/d${n + 1}` }, { $ref: `#/$defs/d${n + 1}` }] },
    ]),
  );

  test.each([
    ['nesting', '{"a":1}', nested(10_000), /more than 100 levels/],
    [
      'a value that nests',
      '['.repeat(5000) + ']'.repeat(5000),
      '{"items":{}}',
      /structuredContent nests more than 200/,
    ],
    ['references that double', '{"a":1}', { $defs: { ...doubling, d40: {} }, $ref: '#/$defs/d0' }, /steps/],
    ['a reference to itself', '{"a":1}', { $ref: '#' }, /without end/],
    ['another address', '{"a":1}', { $ref: 'https://example.com/schema' }, /not fetched/],
    [
      'a type that is none',
      '{"a":1}',
      { properties: { a: { type: 'text' } } },
      /\/properties\/a: type is "text"/,
    ],
    ['a pattern that is none', '{"a":"b"}', { properties: { a: { pattern: '(' } } }, /no regular expression/],
    ['a keyword of a wrong kind', '{"a":1}', { required: 'a' }, /required must be a list/],
    ['no object', '{"a":1}', true, /is an object/],
  ])('%s', (_, value, schema, reason) => {
    const found = held(value, schema);
    expect(found.state).toBe('not checked');
    expect(found).toMatchObject({ reason: expect.stringMatching(reason) as string });
  });

  test.each([
    ['^(a+)+$', 'a'.repeat(60)],
    ['^(a|a)*$', 'a'.repeat(60)],
    ['(x+x+)+y', 'x'.repeat(60)],
    ['^(.*,)*\\d$', ','.repeat(60)],
    ['.*.*.*.*=', 'a'.repeat(5000)],
    ['(a*)*\\1b', 'a'.repeat(60)],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(60)],
  ])('the pattern %s', (pattern, value) => {
    const found = held({ a: `${value}!` }, { properties: { a: { pattern } } });
    expect(found).toMatchObject({
      state: 'fits',
      unchecked: [expect.stringContaining('could take too long') as string],
    });
  });

  test('patterns of daily use are checked', () => {
    const patterns = [
      '^[a-z0-9]+(-[a-z0-9]+)*$',
      '^\\d{4}-\\d{2}-\\d{2}$',
      '^(open|closed)$',
      '^https?://[^\\s]+$',
    ];
    for (const pattern of patterns)
      expect(held({ a: 'Ü ?' }, { properties: { a: { pattern } } })).toMatchObject({ state: 'violated' });
  });
});
