import { array, lastWins, liner, literal, object, pointerTo, separator } from '../json/index.ts';
import type { Dialect, Member, Node } from '../json/index.ts';
import { client, joinAlike } from './segments.ts';
import { serialize } from './serialize.ts';
import type { ToolResult } from './tool-result.ts';
import type { Pointer, Segment, Source } from './types.ts';

/** A field of a serialized result: its key, its value, and what it is of the received one. */
export interface Field extends Member {
  source: Source;
  at: Pointer;
  /** True for a value that the client parsed from a text of the result. */
  parsed?: true;
}

const SOURCES: readonly string[] = ['content', 'structuredContent', '_meta', 'isError'] satisfies Source[];

/** A received member as a field; a key outside of the protocol is told as the client's words. */
export const fieldOf = (member: Member): Field => {
  const key = member.from ?? member.key.value;
  return { ...member, source: SOURCES.includes(key) ? (key as Source) : 'client', at: pointerTo('', key) };
};

/** The fields as received, in order, the last of duplicates. */
export const asReceived = (result: ToolResult): Field[] => lastWins(result.members).map(fieldOf);

/** The last member of a key as a field; undefined where there is none. */
export const fieldNamed = (result: ToolResult, key: string): Field | undefined =>
  asReceived(result).find((field) => field.key.value === key);

/**
 * A result as JSON of its fields, in a dialect. A field owns its key and its value; braces and commas between the
 * fields are the client's.
 */
export function envelope(fields: readonly Field[], dialect: Dialect): Segment[] {
  const ordered = dialect.members(fields);
  if (ordered.length === 0) return client('{}');
  const line = liner(dialect);
  const segments: Segment[] = [];
  ordered.forEach(({ key, value, source, at, from, parsed }, index) => {
    const lead = index > 0 ? separator(dialect) : '{';
    segments.push({ text: lead + line(1), source: 'client' });
    const name = dialect.string(key.value) + dialect.colon;
    const place = { source: from === null ? ('client' as const) : source, at, ...(parsed ? { parsed } : {}) };
    for (const segment of serialize(value, dialect, place, name, 1))
      segments.push(from === null ? { text: segment.text, source: 'client' } : segment);
  });
  segments.push({ text: `${line(0)}}`, source: 'client' });
  return joinAlike(segments);
}

/** Keys that a schema knows, in its order; a nested shape is that of an object or of the items of a list. */
export interface Shape {
  readonly [key: string]: Shape | true;
}

/** The members that a shape knows, in its order, as a client that parses by a schema keeps them. */
export function reshape(node: Node, shape: Shape): Node {
  if (node.kind === 'array')
    return {
      ...node,
      items: node.items.map((item) => (item.kind === 'object' ? reshape(item, shape) : item)),
    };
  if (node.kind !== 'object') return node;
  const members = lastWins(node.members);
  const kept = Object.entries(shape).flatMap(([key, inner]): Member[] => {
    const found = members.find((member) => member.key.value === key);
    if (!found) return [];
    return [inner === true ? found : { ...found, value: reshape(found.value, inner) }];
  });
  const same =
    kept.length === node.members.length && kept.every((member, index) => member === node.members[index]);
  return same ? node : { ...node, members: kept };
}

/** The blocks of `content` reshaped by their type; other values and blocks of other types as received. */
export function reshapeBlocks(
  content: Node,
  shapes: Readonly<Record<string, Shape>>,
  result: ToolResult,
): Node {
  if (content.kind !== 'array') return content;
  return {
    ...content,
    items: content.items.map((item, index) => {
      const type = result.content[index]?.type ?? '';
      return Object.hasOwn(shapes, type) ? reshape(item, shapes[type] as Shape) : item;
    }),
  };
}

/** A field that the client adds where the result has none. */
export const addedField = (key: string, value: Node): Field => ({
  key: { kind: 'string', value: key, raw: key, start: 0, end: 0 },
  value,
  from: null,
  source: 'client',
  at: '',
});

export const EMPTY_LIST = array([]);
export const EMPTY_OBJECT = object([]);
export const FALSE = literal('false');
