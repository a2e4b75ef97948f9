import type { z } from 'astro/zod';
import type { FieldPath } from '#core/data.ts';
import { nearest } from '#core/rules/words.ts';
import { alternatives, schemaAt, type JsonSchema } from './json-schema.ts';
import { sample } from './sample.ts';

/**
 * What a file may say once its wrong fields are right. What is true of all these values is true whatever will stand in
 * those fields, so that rules can judge the rest of a file that breaks its schema.
 */
export interface Mended<Value> {
  /** As many as `CANDIDATES`, with different values in the wrong fields; none where nothing can be kept. */
  values: Value[];
  /** The fields that differ from the file. */
  fields: FieldPath[];
  /** False where a record, or a name by which others call it, is among them. */
  complete: boolean;
}

/** At least as many as the longest list of words for a field has. */
const CHOICES = 16;
/** In the first half every field takes every choice; in the second half no two fields go together. */
export const CANDIDATES = 2 * CHOICES;
const ROUNDS = 40;
/** Fields by which records are found or counted. */
const NAMES = new Set(['id', 'letter', 'project', 'edition', 'since', 'published', 'client']);

type Container = Record<string | number, unknown>;
type Issue = z.core.$ZodIssue;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
const at = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((inner, step) => (isContainer(inner) ? inner[step] : undefined), value);
const keyOf = (path: FieldPath): string => JSON.stringify(path);

/** Whether a field may be left out of its record. */
function isOptional(top: JsonSchema, path: FieldPath): boolean {
  const parent = schemaAt(top, path.slice(0, -1));
  const step = path.at(-1);
  const owner = parent && alternatives(parent).find(({ properties }) => properties?.[String(step)]);
  return owner !== undefined && !owner.required?.includes(String(step));
}

/** Whether the entries of a record are named freely, as outcomes are. */
const isOpen = (top: JsonSchema, path: FieldPath): boolean =>
  alternatives(schemaAt(top, path) ?? {}).some(
    ({ additionalProperties }) => typeof additionalProperties === 'object',
  );

/** Mends a value for one candidate; `numberOf` gives the field's number for this candidate. */
function mendOnce(schema: z.ZodType, top: JsonSchema, value: unknown, numberOf: (path: FieldPath) => number) {
  let current = structuredClone(value);
  const fields = new Map<string, FieldPath>();
  const note = (path: FieldPath) => fields.set(keyOf(path), path);

  const put = (path: FieldPath): void => {
    const parent = at(current, path.slice(0, -1));
    const step = path.at(-1);
    note(path);
    if (step === undefined) current = sample(top, numberOf(path));
    else if (isContainer(parent)) {
      const n = numberOf(path);
      if (isOptional(top, path) && n % 2 === 0) delete parent[step];
      else parent[step] = sample(schemaAt(top, path) ?? {}, isOptional(top, path) ? n >> 1 : n);
    }
  };
  const remove = (path: FieldPath): void => {
    const parent = at(current, path.slice(0, -1));
    const step = path.at(-1);
    if (isContainer(parent) && step !== undefined) delete parent[step];
    note(path.slice(0, -1));
  };
  /** An unknown key goes; where it is a slip for a field that may be left out, that field is in doubt. */
  const removeUnknown = (path: FieldPath, key: string): void => {
    const parent = at(current, path);
    if (!isContainer(parent)) return;
    delete parent[key];
    const keys = alternatives(schemaAt(top, path) ?? {}).flatMap(({ properties }) =>
      Object.keys(properties ?? {}),
    );
    const meant = nearest(key, keys);
    if (meant !== undefined && !(meant in parent) && isOptional(top, [...path, meant])) put([...path, meant]);
  };
  const treat = (issue: Issue): void => {
    let path = issue.path as FieldPath;
    if (issue.code === 'unrecognized_keys') return issue.keys.forEach((key) => removeUnknown(path, key));
    if (issue.code === 'invalid_key') return remove(path);
    // What was put there already is refused as well: the next larger part is in doubt.
    while (path.length > 0 && fields.has(keyOf(path))) {
      const parent = path.slice(0, -1);
      if (isOpen(top, parent)) return remove(path);
      path = parent;
    }
    put(path);
  };

  for (let round = 0; round < ROUNDS; round++) {
    const result = schema.safeParse(current);
    if (result.success) return { value: result.data, fields: [...fields.values()] };
    result.error.issues.forEach(treat);
  }
  return undefined;
}

/** Mends a value that breaks its schema; `from` is the first number for its fields, so that files differ. */
export function mend<Value>(
  schema: z.ZodType<Value>,
  top: JsonSchema,
  value: unknown,
  from: number,
): Mended<Value> {
  const numbers = new Map<string, number>();
  const made = Array.from({ length: isContainer(value) ? CANDIDATES : 0 }, (_, candidate) =>
    mendOnce(schema, top, value, (path) => {
      const field = numbers.get(keyOf(path)) ?? from + numbers.size;
      numbers.set(keyOf(path), field);
      return candidate < CHOICES ? candidate : (Math.imul(candidate, 0x9e3779b1 + 2 * field) >>> 9) % 1000;
    }),
  );
  const done = made.filter((one) => one !== undefined);
  if (done.length < CANDIDATES) return { values: [], fields: [], complete: false };
  const fields = new Map(done.flatMap((one) => one.fields.map((path) => [keyOf(path), path] as const)));
  const paths = [...fields.values()];
  const plain = (path: FieldPath) =>
    !NAMES.has(String(path.at(-1))) && done.every((one) => !isContainer(at(one.value, path)));
  return { values: done.map((one) => one.value as Value), fields: paths, complete: paths.every(plain) };
}
