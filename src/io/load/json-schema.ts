import { z } from 'astro/zod';
import type { FieldPath } from '#core/data.ts';
import { fileSchemas, type FileSchemaName } from '#schema/index.ts';

/** The part of JSON Schema, draft-7, that the schemas of this project use. */
export interface JsonSchema {
  $schema?: string;
  type?: string | string[];
  description?: string;
  definitions?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minItems?: number;
}

/** A zod schema as JSON Schema, with the description of each field. */
export const toJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema;

const made = new Map<FileSchemaName, JsonSchema>();

/** JSON Schema of an authored file, with the description of each field. */
export function jsonSchemaOf(name: FileSchemaName): JsonSchema {
  const known = made.get(name);
  if (known) return known;
  const schema = toJsonSchema(fileSchemas[name]);
  made.set(name, schema);
  return schema;
}

/** The alternatives of a schema, those of nested `anyOf` included; the schema itself where it has none. */
export function alternatives(schema: JsonSchema): JsonSchema[] {
  return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema];
}

/** True where null may stand. */
export function allowsNull(schema: JsonSchema): boolean {
  return alternatives(schema).some(
    ({ type }) => type === 'null' || (Array.isArray(type) && type.includes('null')),
  );
}

function child(schema: JsonSchema, step: string | number): JsonSchema | undefined {
  for (const option of alternatives(schema)) {
    if (typeof step === 'number') {
      const item = Array.isArray(option.items) ? option.items[step] : option.items;
      if (item) return item;
    } else {
      const property = option.properties?.[step] ?? option.additionalProperties;
      if (typeof property === 'object') return property;
    }
  }
  return undefined;
}

/** The schema of a field; undefined where there is no such field. */
export function schemaAt(top: JsonSchema, at: FieldPath): JsonSchema | undefined {
  return at.reduce<JsonSchema | undefined>((schema, step) => schema && child(schema, step), top);
}
