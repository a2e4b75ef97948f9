import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolve } from '#core/json/index.ts';
import { findingRules } from '#core/findings/index.ts';
import { outputSchemaOf } from '#core/findings/schema/check.ts';
import { REVISIONS, SEVERITIES } from '#core/findings/types.ts';
import { viewsFor } from '#core/findings/views.ts';
import { check, clients, tree } from './support.ts';

const word = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\n', 'Error: x', '[]', '{"a":1}', '0'),
);
const annotations = fc.constantFrom(
  undefined,
  null,
  {},
  { audience: ['user'] },
  { audience: 'user', priority: 7 },
);
const block = fc.oneof(
  fc.record({ type: fc.constant('text'), text: word, annotations }, { requiredKeys: ['type'] }),
  fc.record(
    { type: fc.constantFrom('image', 'audio'), data: fc.base64String(), mimeType: word },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    { type: fc.constant('resource_link'), uri: word, name: word, _meta: fc.constantFrom(null, {}, { a: 1 }) },
    { requiredKeys: ['type'] },
  ),
  fc.record({
    type: fc.constant('resource'),
    resource: fc.oneof(fc.jsonValue(), fc.record({ uri: word, text: word })),
  }),
  fc.record({ type: word, data: fc.jsonValue() }),
  fc.jsonValue({ maxDepth: 1 }),
);
const structured = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.oneof(word, fc.constantFrom('id', 'status', 'rows', '__proto__', 'a/b~c')),
    fc.jsonValue({ maxDepth: 2 }),
  ),
);
const result = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        content: fc.oneof(
          { weight: 6, arbitrary: fc.array(block, { maxLength: 5 }) },
          fc.jsonValue({ maxDepth: 1 }),
        ),
        structuredContent: structured,
        isError: fc.constantFrom(true, false, 'true', null),
        _meta: fc.jsonValue({ maxDepth: 2 }),
        structured_content: fc.constant(1),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const mirrored = structured.map((value) => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  structuredContent: value,
}));
const schema = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(
    { type: 'object' },
    { type: 'array' },
    { required: ['id'], properties: { id: { type: 'string', pattern: '^(a+)+$' } } },
  ),
  fc.dictionary(
    fc.constantFrom(
      'type',
      'properties',
      'items',
      'anyOf',
      '$ref',
      'required',
      'enum',
      'const',
      'not',
      'pattern',
      'minimum',
      'uniqueItems',
    ),
    fc.jsonValue({ maxDepth: 2 }),
  ),
);
const ids = new Set(findingRules.map(({ id }) => id));
const order = new Map(clients.map(({ client }, index) => [client, index]));

test('whatever is received: no throw, the same twice, places that exist, clients in table order', () => {
  fc.assert(
    fc.property(
      fc.oneof(result, mirrored),
      schema,
      fc.constantFrom(...REVISIONS),
      (value, outputSchema, revision) => {
        const json = JSON.stringify(value);
        const found = check(json, { outputSchema, revision });
        expect(check(json, { outputSchema, revision })).toEqual(found);
        const node = tree(json);
        for (const { rule, severity, at, message, clients: named } of found) {
          expect(ids.has(rule)).toBe(true);
          expect(SEVERITIES).toContain(severity);
          expect(resolve(node, at), `${rule} at ${at}`).toBeDefined();
          expect(message).toMatch(/^\P{Cc}+\.$/u);
          const places = (named ?? []).map((id) => order.get(id) ?? -1);
          expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
          expect(places).not.toContain(-1);
        }
        const ranks = found.map(({ severity }) => SEVERITIES.indexOf(severity));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      },
    ),
    { numRuns: 400 },
  );
});

test('a copy is never called a contradiction, a loss, or missing', () => {
  const alarms = [
    'sep-2200/2a-contradiction',
    'spec/text-copy-missing',
    'portability/only-structured',
    'portability/text-dropped',
    'sep-2200/4b-model-needs',
  ];
  fc.assert(
    fc.property(structured, fc.constantFrom(undefined, 2), (value, indent) => {
      const copy = {
        content: [{ type: 'text', text: JSON.stringify(value, null, indent) }],
        structuredContent: value,
      };
      if (value === null || value === '') return;
      expect(check(copy).filter(({ rule }) => alarms.includes(rule))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('who is counted depends on the clients that are given', () => {
  const empty = { content: [], structuredContent: { a: 1 } };
  const of = (some: typeof clients) =>
    check(empty, { clients: some }).find(({ rule }) => rule === 'portability/invisible');
  const blind = of(clients)?.clients ?? [];
  expect(blind.length).toBeGreaterThan(0);
  expect(blind.length).toBeLessThan(clients.length);
  expect(of(clients.filter(({ client }) => client === blind[0]))).toMatchObject({
    clients: [blind[0]],
    message: expect.stringMatching(/^The one client shows/) as string,
  });
  expect(of(clients.filter(({ client }) => !blind.includes(client)))).toBeUndefined();
  expect(check(empty, { clients: [] }).filter(({ profile }) => profile === 'portability')).toEqual([]);
});

test('what JSON allows and JavaScript does not keep: duplicate keys, lone surrogates, marks of direction, __proto__', () => {
  const json =
    '{"content":[{"type":"text","text":"\\ud800 \\u202e x"}],"structuredContent":{"a":1,"a":12345678901234567890,"__proto__":{"id":"\\udfff\\u202eabc"}},"structured_\\u202econtent":1,"structured_content":2,"structured_content":3}';
  const found = check(json, { outputSchema: { properties: { a: { type: 'string' } } } });
  expect(found.length).toBeGreaterThan(3);
  for (const { at, message } of found) {
    expect(resolve(tree(json), at)).toBeDefined();
    expect(message).not.toMatch(/[\u202a-\u202e\u2066-\u2069\p{Cs}]/u);
  }
});

test('views that were computed before, one client at a time, give the same findings', () => {
  const json = JSON.stringify({ content: [{ type: 'text', text: 'cloudy' }], structuredContent: { id: 7 } });
  const schema = { properties: { id: { type: 'string' } } };
  const views = clients.flatMap((one) => viewsFor(tree(json), [one], outputSchemaOf(tree(schema))));
  expect(views.length).toBe(clients.length);
  expect(check(json, { outputSchema: schema, views })).toEqual(check(json, { outputSchema: schema }));
});
