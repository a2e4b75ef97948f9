import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jsonSchemaOf, toJsonSchema, type JsonSchema } from '#io/load/json-schema.ts';
import { fileSchemas, printedSchemas, type FileSchemaName } from '#schema/index.ts';
import { staleSchemas } from '../../../src/commands/schemas.ts';
import { project } from './fixture.ts';

/** Every property in a schema with the fields that lead to it. */
function properties(schema: JsonSchema, at = ''): [string, JsonSchema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, inner]): [string, JsonSchema][] => [
    [`${at}.${key}`, inner],
    ...properties(inner, `${at}.${key}`),
  ]);
  const { items, additionalProperties, anyOf, oneOf, definitions = {} } = schema;
  const inner = [items, additionalProperties, anyOf, oneOf, Object.values(definitions)].flat();
  return [...own, ...inner.flatMap((one) => (typeof one === 'object' ? properties(one, at) : []))];
}

test.for(Object.keys(fileSchemas) as FileSchemaName[])('every field of %s says what it holds', (name) => {
  const all = properties(jsonSchemaOf(name), name);
  expect(all.length).toBeGreaterThan(2);
  expect(all.flatMap(([at, { description }]) => (description ? [] : at))).toEqual([]);
});

test.for(Object.entries(printedSchemas))(
  'every field that %s --json prints says what it holds',
  ([name, schema]) => {
    const all = properties(toJsonSchema(schema), name);
    expect(all.length).toBeGreaterThan(10);
    expect(all.flatMap(([at, { description }]) => (description ? [] : at))).toEqual([]);
  },
);

const count = Object.keys({ ...fileSchemas, ...printedSchemas }).length;

test('the published schemas are those of the source, and stale ones are named', () => {
  expect(staleSchemas(project)).toEqual([]);
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(staleSchemas(root)).toHaveLength(count);
  cpSync(join(project, 'public/schema'), join(root, 'public/schema'), { recursive: true });
  writeFileSync(join(root, 'public/schema/kinds.json'), '{}\n');
  writeFileSync(join(root, 'public/schema/other.json'), '{}\n');
  expect(staleSchemas(root)).toEqual(['kinds.json', 'other.json']);
  expect(readdirSync(join(root, 'public/schema'))).toHaveLength(count + 1);
});
