import type { Schema } from '@cfworker/json-schema';
import { lastWins, pointerTo, type Member, type Node, type ObjectNode } from '../../json/index.ts';
import { quoted } from '../read/quoted.ts';
import { isTame, patternFault } from './patterns.ts';
import { plainOf, type Sizes } from './plain.ts';

/** A schema in the form that the validator takes, and what of it is left aside. */
export interface Prepared {
  schema: Schema | boolean;
  /** Keywords that are not checked, with the reason, each once. */
  unchecked: Set<string>;
  /** What is wrong with the schema itself. */
  fault?: string;
}

const MAPS = ['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const VALUES = [
  'const',
  'enum',
  'default',
  'examples',
  'required',
  'dependentRequired',
  'dependencies',
  'type',
];
const STRINGS = ['$ref', '$id', '$anchor', '$schema', 'pattern'];
const NUMBERS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
];
const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];
/** Longest list whose items are compared with one another. */
const MOST_UNIQUE = 500;

const LEFT_ASIDE: Record<string, string> = {
  $dynamicRef: '$dynamicRef (not followed)',
  $recursiveRef: '$recursiveRef (not part of 2020-12)',
  format: 'format (an annotation in 2020-12)',
};

function typeFault(value: Node): string | undefined {
  const names = value.kind === 'array' ? value.items : [value];
  const wrong = names.find((name) => name.kind !== 'string' || !TYPES.includes(name.value));
  if (!wrong) return undefined;
  const what = wrong.kind === 'string' ? quoted(wrong.value) : `a value of another kind (${wrong.kind})`;
  return `type is ${what}, and may be ${TYPES.join(', ')}`;
}

const kindFault = (key: string, { kind }: Node): string | undefined => {
  if (STRINGS.includes(key) && kind !== 'string') return `${key} must be a string`;
  if (NUMBERS.includes(key) && kind !== 'number') return `${key} must be a number`;
  if (MAPS.includes(key) && kind !== 'object') return `${key} must be an object`;
  if ([...LISTS, 'enum', 'required'].includes(key) && kind !== 'array') return `${key} must be a list`;
  return undefined;
};

/** `step` is called once for each schema that the validator enters, with its weight. */
export function prepare(root: Node, instance: Sizes, step: (weight: number) => void): Prepared {
  const unchecked = new Set<string>();
  let fault: string | undefined;
  const fail = (at: string, words: string) => (fault ??= `${at === '' ? 'its top' : at}: ${words}`);

  function keyword({ key: { value: key }, value }: Member, at: string): unknown {
    const words = kindFault(key, value) ?? (key === 'type' ? typeFault(value) : undefined);
    if (words !== undefined) return fail(at, words) && undefined;
    if (key === 'pattern' && value.kind === 'string')
      return pattern(value.value, at) ? value.value : undefined;
    if (key === 'uniqueItems' && instance.longestList > MOST_UNIQUE) {
      unchecked.add(`uniqueItems (a list has more than ${MOST_UNIQUE} items)`);
      return undefined;
    }
    if (MAPS.includes(key) && value.kind === 'object') return map(value, key, pointerTo(at, key));
    if (LISTS.includes(key) && value.kind === 'array')
      return value.items.map((item, index) => subschema(item, pointerTo(at, key, index)));
    if (VALUES.includes(key) || (value.kind !== 'object' && value.kind !== 'true' && value.kind !== 'false'))
      return plainOf(value);
    return key === 'uniqueItems' ? value.kind === 'true' : subschema(value, pointerTo(at, key));
  }

  function pattern(source: string, at: string): boolean {
    const words = patternFault(source);
    if (words !== undefined) fail(at, `pattern ${quoted(source)} ${words}`);
    const tame = words === undefined && isTame(source, instance.longestString, instance.characters);
    if (words === undefined && !tame) unchecked.add(`pattern ${quoted(source)} (could take too long)`);
    return tame;
  }

  function map({ members }: ObjectNode, key: string, at: string): object {
    const made = Object.create(null) as Record<string, unknown>;
    for (const { key: name, value } of lastWins(members))
      if (key !== 'patternProperties' || pattern(name.value, at))
        made[name.value] = subschema(value, pointerTo(at, name.value));
    return made;
  }

  function subschema(node: Node, at: string): unknown {
    if (node.kind === 'true' || node.kind === 'false') return node.kind === 'true';
    if (node.kind !== 'object') return fail(at, 'a schema is an object, true or false') && false;
    const made = Object.create(null) as Record<string, unknown>;
    let weight = 1;
    for (const member of lastWins(node.members)) {
      const { value: key } = member.key;
      const aside = Object.hasOwn(LEFT_ASIDE, key) ? LEFT_ASIDE[key] : undefined;
      if (aside !== undefined) unchecked.add(aside);
      if (aside !== undefined || key.startsWith('__absolute') || key.startsWith('$recursive')) continue;
      const checked = keyword(member, at);
      if (checked !== undefined) made[key] = checked;
      if (Array.isArray(checked)) weight += checked.length;
    }
    const { type } = made;
    // The validator reads `type` of every schema that it enters.
    Object.defineProperty(made, 'type', {
      enumerable: type !== undefined,
      get: () => {
        step(weight);
        return type;
      },
    });
    return made;
  }

  const schema = subschema(root, '') as Schema | boolean;
  return { schema, unchecked, ...(fault === undefined ? {} : { fault }) };
}
