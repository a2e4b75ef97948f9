import { dereference, validate, type OutputUnit } from '@cfworker/json-schema';
import type { Pointer } from '../../forward/types.ts';
import type { Node } from '../../json/index.ts';
import { depthOf } from '../read/depth.ts';
import { quoted } from '../read/quoted.ts';
import type { OutputSchema, SchemaCheck } from '../types.ts';
import { plainOf, sizesOf } from './plain.ts';
import { prepare } from './prepare.ts';

/** Beyond these a schema or a value is not checked, which a finding says. */
export const SCHEMA_LIMITS = {
  schemaDepth: 100,
  schemaNodes: 50_000,
  valueDepth: 200,
  /** Schemas that are entered, each with the length of its lists. */
  steps: 1_000_000,
} as const;

/** What is never checked, in words. */
export const NOT_CHECKED = [
  '`format`, which 2020-12 has as an annotation',
  'schemas at other addresses, which are not fetched, and `$dynamicRef`',
  'a `pattern` that could take too long on a string of this length',
  '`uniqueItems` on long lists',
  'numbers beyond the digits of a double, which compare as JavaScript has them',
] as const;

const BUDGET = 'steps are used up';

/** Keywords that lead to a more exact error after them. */
const LEADING = [
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'],
  ...['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'dependentSchemas'],
  ...['$ref', 'allOf', 'if'],
];

const decode = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

const pointerOfUnit = ({ instanceLocation }: OutputUnit): Pointer =>
  `/structuredContent${instanceLocation.slice(1).split('/').map(decode).join('/')}`;

const firstOf = (errors: readonly OutputUnit[]): OutputUnit | undefined =>
  errors.find(({ keyword }, index) => !LEADING.includes(keyword) || index === errors.length - 1);

const MOST_WORDS = 200;

function reasonOf({ keyword, error }: OutputUnit): string {
  if (keyword === 'false') return 'nothing is allowed here';
  const [, found, wanted] = /^Instance type "(.*)" is invalid\. Expected "(.*)"\.$/s.exec(error) ?? [];
  if (keyword === 'type')
    return `the value is of type ${found ?? 'another'}, and must be ${(wanted ?? '').replaceAll('", "', ' or ')}`;
  const missing = /required property "(.*)"\.$/s.exec(error)?.[1];
  if (keyword === 'required') return `it lacks ${quoted(missing ?? '')}`;
  const line = error.replace(/\s+/g, ' ').replace(/\.$/, '');
  const cut = line.length > MOST_WORDS ? `${line.slice(0, MOST_WORDS)}…` : line;
  return `${keyword}: ${cut}`;
}

function failure(error: unknown): string {
  const { message } = error as Error;
  if (message === BUDGET) return `the check needs more than ${SCHEMA_LIMITS.steps} steps`;
  const reference = /^Unresolved \$ref "([\s\S]*?)"\./.exec(message)?.[1];
  if (reference !== undefined)
    return `$ref ${quoted(reference)} leads to nothing in the schema; other addresses are not fetched`;
  if (error instanceof RangeError)
    return 'it refers to itself without end, or the list of errors is too long';
  return `the validator refuses it (${quoted(message)})`;
}

/** Holds structuredContent against an outputSchema, JSON Schema 2020-12. Never throws, and never runs long. */
export function checkAgainst(value: Node, schema: Node): SchemaCheck {
  const unable = (reason: string): SchemaCheck => ({ state: 'not checked', reason });
  const { schemaDepth, schemaNodes, valueDepth, steps } = SCHEMA_LIMITS;
  if (schema.kind !== 'object') return unable('a schema of a tool is an object');
  if (depthOf(schema) > schemaDepth) return unable(`it nests more than ${schemaDepth} levels deep`);
  if (sizesOf(schema).nodes > schemaNodes) return unable(`it has more than ${schemaNodes} values`);
  if (depthOf(value) > valueDepth)
    return unable(`structuredContent nests more than ${valueDepth} levels deep`);
  let left: number = steps;
  const prepared = prepare(schema, sizesOf(value), (weight) => {
    left -= weight;
    if (left < 0) throw new Error(BUDGET);
  });
  if (prepared.fault !== undefined) return unable(`it is no valid schema; ${prepared.fault}`);
  const unchecked = [...prepared.unchecked];
  try {
    const { schema: ready } = prepared;
    const { valid, errors } = validate(plainOf(value), ready, '2020-12', dereference(ready), true);
    const first = valid ? undefined : firstOf(errors);
    if (!first) return { state: 'fits', unchecked };
    return { state: 'violated', at: pointerOfUnit(first), reason: reasonOf(first), unchecked };
  } catch (error) {
    return unable(failure(error));
  }
}

/** A tool's outputSchema, as the findings take it. */
export const outputSchemaOf = (node: Node): OutputSchema => ({
  node,
  check: (structured) => checkAgainst(structured, node),
});
