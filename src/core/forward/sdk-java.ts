import { javascript, lastWins, member, memberOf, object, pythonText } from '../json/index.ts';
import type { Dialect, Member, Node } from '../json/index.ts';
import type { Shape } from './fields.ts';
import { join, words } from './segments.ts';
import type { Block } from './tool-result.ts';
import type { Pointer, Segment } from './types.ts';

const ANNOTATIONS: Shape = { audience: true, priority: true, lastModified: true };
const DATA: Shape = { annotations: ANNOTATIONS, data: true, mimeType: true, _meta: true };
const CONTENTS: Shape = { uri: true, mimeType: true, text: true, blob: true, _meta: true };
const TEXT_CONTENTS: Shape = { uri: true, mimeType: true, text: true, _meta: true };
const BLOB_CONTENTS: Shape = { uri: true, mimeType: true, blob: true, _meta: true };

/** Records of the Java SDK: the components of each in order, without the type, which the list does not tell. */
const SHAPES: Readonly<Record<string, Shape>> = {
  text: { annotations: ANNOTATIONS, text: true, _meta: true },
  image: DATA,
  audio: DATA,
  resource: { annotations: ANNOTATIONS, resource: CONTENTS, _meta: true },
  resource_link: {
    ...{ name: true, title: true, uri: true, description: true, mimeType: true, size: true },
    ...{ annotations: ANNOTATIONS, _meta: true },
  },
};

const NAMES: Readonly<Record<string, string>> = {
  text: 'TextContent',
  image: 'ImageContent',
  audio: 'AudioContent',
  resource: 'EmbeddedResource',
  resource_link: 'ResourceLink',
};

function number(raw: string): string {
  if (!/[.eE]/.test(raw)) return raw === '-0' ? '0' : raw;
  const value = Number(raw);
  if (!Number.isFinite(value)) return `"${value}"`;
  const size = Math.abs(value);
  if (value === 0 || (size >= 1e-3 && size < 1e7)) return pythonText.number(raw);
  const [digits = '', power = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(power)}`;
}

/** Jackson: compact, control characters escaped with capital digits, a double as Java writes it. */
export const jackson: Dialect = {
  ...javascript,
  string: (value) => {
    const text = javascript.string(value);
    if (!text.includes('\\')) return text;
    return text.replace(/\\(?:\\|u(00[0-9a-f]{2}))/g, (found, digits?: string) =>
      digits === undefined ? found : `\\u${digits.toUpperCase()}`,
    );
  },
  number,
  members: lastWins,
};

const isPresent = (node: Node | undefined): node is Node => node !== undefined && node.kind !== 'null';

const asDouble = (node: Node): Node =>
  node.kind === 'number' && !/[.eE]/.test(node.raw) ? { ...node, raw: `${node.raw}.0` } : node;

const listed = new WeakMap<Shape, [string, Shape | true][]>();

/** The components of a shape, listed once. */
function entriesOf(shape: Shape): [string, Shape | true][] {
  const known = listed.get(shape) ?? Object.entries(shape);
  listed.set(shape, known);
  return known;
}

/** The components that are not null, in the order of the shape. */
function record(node: Node, shape: Shape): Node {
  if (node.kind !== 'object') return node;
  const components = entriesOf(shape).flatMap(([key, inner]): Member[] => {
    const value = memberOf(node, key);
    if (!isPresent(value)) return [];
    if (inner !== true) return [member(key, record(value, inner))];
    return [member(key, key === 'priority' ? asDouble(value) : value)];
  });
  return object(components);
}

/** True where the components of a record, and those of the records in it, stand in alphabetical order. */
const isAlphabetical = (node: Node, shape: Shape): boolean =>
  node.kind !== 'object' ||
  node.members.every(({ key, value }, index) => {
    const before = node.members[index - 1];
    if (before && before.key.value > key.value) return false;
    const inner = Object.hasOwn(shape, key.value) ? shape[key.value] : undefined;
    return inner === undefined || inner === true || isAlphabetical(value, inner);
  });

/** A block as a record without nulls; as received where the SDK does not know its type. */
export const javaBlock = ({ node, type }: Block): Node =>
  Object.hasOwn(SHAPES, type) ? record(node, SHAPES[type] as Shape) : node;

/** True where a serializer that sorts the components writes a block otherwise. */
export function isOrderOpen(block: Block): boolean {
  if (!Object.hasOwn(SHAPES, block.type)) return false;
  return !isAlphabetical(javaBlock(block), SHAPES[block.type] as Shape);
}

function component(node: Node | undefined, at: Pointer): Segment[] {
  if (!isPresent(node)) return words`null`;
  if (node.kind === 'string') return [{ text: node.value, source: 'content', at }];
  return node.kind === 'number' ? [{ text: node.raw, source: 'content', at }] : words`‹not recorded›`;
}

function recordString(name: string, shape: Shape, node: Node, at: Pointer): Segment[] {
  const components = Object.keys(shape).map((key): Segment[] => {
    const value = memberOf(node, key);
    const written =
      key === 'resource' && value ? contentsString(value, `${at}/${key}`) : component(value, `${at}/${key}`);
    return words`${key === '_meta' ? 'meta' : key}=${written}`;
  });
  return words`${name}[${join(components, ', ')}]`;
}

const contentsString = (node: Node, at: Pointer): Segment[] =>
  memberOf(node, 'text') === undefined
    ? recordString('BlobResourceContents', BLOB_CONTENTS, node, at)
    : recordString('TextResourceContents', TEXT_CONTENTS, node, at);

/** toString of a block's record; of annotations and metadata the form is not recorded. */
export const javaString = ({ node, type, at }: Block): Segment[] =>
  Object.hasOwn(SHAPES, type)
    ? recordString(NAMES[type] ?? type, SHAPES[type] as Shape, node, at)
    : words`‹not recorded›`;
