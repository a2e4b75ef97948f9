import type { z } from 'astro/zod';
import type { FieldPath } from '#core/data.ts';
import { nearest, oneOf, shown } from '#core/rules/words.ts';
import { allowsNull, alternatives, schemaAt, type JsonSchema } from './json-schema.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with one field, and where. */
export interface Finding {
  at: FieldPath;
  message: string;
  /** True where the key is meant and not its value. */
  key?: true;
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record of key: value lines',
  record: 'a record of key: value lines',
  null: 'null',
};

function kindOf(value: unknown): string {
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value)) return 'a list';
  return KINDS[typeof value] ?? typeof value;
}

function valueAt(value: unknown, at: FieldPath): unknown {
  return at.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[step] : undefined,
    value,
  );
}

/** What may stand in a field, such as `text or null`. */
function allowed(schema: JsonSchema): string {
  const forms = alternatives(schema).flatMap((option) => {
    if (option.const !== undefined) return [JSON.stringify(option.const)];
    if (option.enum) return option.enum.map((word) => (/\s/.test(String(word)) ? shown(word) : String(word)));
    if (option.properties && schema.anyOf) return [`{${Object.keys(option.properties).join(', ')}}`];
    return [option.type ?? []].flat().map((type) => KINDS[type] ?? type);
  });
  return oneOf(forms);
}

function missing(top: JsonSchema, at: FieldPath): Finding {
  const schema = schemaAt(top, at);
  const means = schema?.description ? ` (${schema.description.replace(/\.$/, '')})` : '';
  return { at, message: `is missing; write ${schema ? allowed(schema) : 'it'}${means}` };
}

function unknownKey(top: JsonSchema, at: FieldPath, key: string): Finding {
  const schema = schemaAt(top, at);
  const options = schema ? alternatives(schema) : [];
  const keys = options.flatMap(({ properties, propertyNames }) =>
    properties ? Object.keys(properties) : (propertyNames?.enum ?? []).map(String),
  );
  if (keys.includes(key))
    return {
      at: [...at, key],
      key: true,
      message: `${key} cannot stand here beside the other keys; remove it`,
    };
  const near = nearest(key, keys);
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return {
    at: [...at, key],
    key: true,
    message: `unknown key ${key}${hint}; allowed here: ${keys.join(', ')}`,
  };
}

/** The findings of the alternative that fits the value best; undefined where none is clearly meant. */
function meant(issues: Issue[][], value: unknown): Issue[] | undefined {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const fitting = issues.filter((option) => {
    const strange = option.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
    );
    return (
      keys.length > strange.length &&
      option.every((issue) => issue.path.length > 0 || issue.code !== 'invalid_type')
    );
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** What to say of a record that has keys of several forms of which only one may stand. */
function together(schema: JsonSchema, value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const forms = alternatives(schema).flatMap(({ properties }) =>
    properties ? [Object.keys(properties)] : [],
  );
  const used = forms
    .map((form) => form.filter((key) => key in value))
    .filter(
      (keys, index, all) =>
        keys.length > 0 &&
        all.every((other, at) => at === index || !keys.every((key) => other.includes(key))),
    );
  if (used.length < 2) return undefined;
  const found = oneOf(
    used.map((keys) => keys.join(', ')),
    'and',
  );
  return `${found} stand together; keep only one of ${oneOf(forms.map((form) => `{${form.join(', ')}}`))}`;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a key is nearly one of a form of a field. */
function isSlip(schema: JsonSchema, key: string): boolean {
  const keys = alternatives(schema).flatMap(({ properties }) => Object.keys(properties ?? {}));
  return !keys.includes(key) && nearest(key, keys) !== undefined;
}

/** A file's value, what its schema allows, and the characters that stand in it. */
export interface Subject {
  value: unknown;
  top: JsonSchema;
  written(at: FieldPath): string | undefined;
}

/** Turns an issue of zod into findings; `base` leads to the value from which the issue's path counts. */
export function wording(issue: Issue, subject: Subject, base: FieldPath = []): Finding[] {
  const { value, top } = subject;
  const at: FieldPath = [...base, ...(issue.path as (string | number)[])];
  const found = valueAt(value, at);
  const schema = schemaAt(top, at) ?? {};
  const orNull = (message: string) =>
    allowsNull(schema) && !/\bnull\b/.test(message) ? `${message}, or null` : message;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(top, at, key));
  if (found === undefined) return [missing(top, at)];
  if (issue.code === 'invalid_key')
    return [
      {
        at,
        key: true,
        message: `the key ${shown(at.at(-1))} ${issue.issues[0]?.message || 'is not allowed'}`,
      },
    ];
  if (issue.code === 'invalid_union') {
    const mixed = together(schema, found);
    if (mixed) return [{ at, message: mixed }];
    const option = meant(issue.errors, found);
    if (option) return option.flatMap((inner) => wording(inner, subject, at));
    const slip = isRecord(found) ? Object.keys(found).find((key) => isSlip(schema, key)) : undefined;
    if (slip !== undefined) return [unknownKey(top, at, slip)];
    return [
      { at, message: `${shown(found)} has none of the forms that are allowed here; use ${allowed(schema)}` },
    ];
  }
  if (issue.message !== '') return [{ at, message: orNull(`${shown(found)} ${issue.message}`) }];
  if (issue.code === 'invalid_value')
    return [{ at, message: `${shown(found)} is not allowed here; use ${allowed(schema)}` }];
  if (issue.code === 'invalid_type' && !(issue.expected === 'int' && typeof found === 'number')) {
    const written = (typeof found === 'number' && subject.written(at)) || shown(found);
    const quotes = typeof found !== 'object' && issue.expected === 'string' ? ' (put it in quotes)' : '';
    return [
      {
        at,
        message: `found ${kindOf(found)}${found === null ? '' : `, ${written}`}; use ${allowed(schema)}${quotes}`,
      },
    ];
  }
  if (issue.code === 'invalid_type')
    return [{ at, message: `${shown(found)} is not a whole number; use one` }];
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum) + (issue.inclusive ? 0 : 1);
    return [{ at, message: `${shown(found)} is too small; use ${least} or more` }];
  }
  return [{ at, message: `${shown(found)} is not allowed here (${issue.code}); use ${allowed(schema)}` }];
}
