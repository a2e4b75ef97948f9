import { lastWins, literal, member, object, pointerTo, pythonText, string } from '../json/index.ts';
import type { Member, Node } from '../json/index.ts';
import { addedField, asReceived, EMPTY_LIST, FALSE, type Field } from './fields.ts';
import { link } from './parts.ts';
import { join, joinAlike, words } from './segments.ts';
import { serialize } from './serialize.ts';
import type { Block, ToolResult } from './tool-result.ts';
import type { Context, Part, Segment } from './types.ts';

/** A pydantic model of the SDK: its name, and its fields in order with how each reads its value. */
interface Model {
  name: string;
  fields: Readonly<Record<string, (value: Node) => Node>>;
}

const plain = (value: Node): Node => value;

/** An address as version 1 of the SDK keeps it: in normal form; as received where it is none. */
const anyUrl = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);

/** A word that is an address, as version 1 of the SDK keeps it. */
export const pythonAddress = (word: Segment): Segment => {
  const address = anyUrl(word.text);
  return address === word.text ? word : { ...word, text: address, how: 'reencoded' };
};

/** A resource link as such, its address as the SDK keeps it. */
export const pythonLink = (block: Block): Part => {
  const part = link(block);
  return part.kind === 'link' ? { ...part, uri: anyUrl(part.uri) } : part;
};

const url = (value: Node): Node => {
  if (value.kind !== 'string') return value;
  return { ...string(anyUrl(value.value), 'AnyUrl'), raw: value.raw };
};

const float = (value: Node): Node =>
  value.kind === 'number' && !/[.eE]/.test(value.raw) ? { ...value, raw: `${value.raw}.0` } : value;

const ANNOTATIONS: Model = { name: 'Annotations', fields: { audience: plain, priority: float } };
const annotations = (value: Node): Node => asModel(value, ANNOTATIONS);
const ICON: Model = { name: 'Icon', fields: { src: plain, mimeType: plain, sizes: plain } };
const icons = (value: Node): Node =>
  value.kind === 'array' ? { ...value, items: value.items.map((item) => asModel(item, ICON)) } : value;

const CONTENTS = { uri: url, mimeType: plain, meta: plain };
const TEXT_CONTENTS: Model = { name: 'TextResourceContents', fields: { ...CONTENTS, text: plain } };
const BLOB_CONTENTS: Model = { name: 'BlobResourceContents', fields: { ...CONTENTS, blob: plain } };
const contents = (value: Node): Node => {
  const hasText = value.kind === 'object' && value.members.some(({ key }) => key.value === 'text');
  return asModel(value, hasText ? TEXT_CONTENTS : BLOB_CONTENTS);
};

const NOTES = { annotations, meta: plain };
const DATA = { type: plain, data: plain, mimeType: plain, ...NOTES };
const BLOCKS: Readonly<Record<string, Model>> = {
  text: { name: 'TextContent', fields: { type: plain, text: plain, ...NOTES } },
  image: { name: 'ImageContent', fields: DATA },
  audio: { name: 'AudioContent', fields: DATA },
  resource: { name: 'EmbeddedResource', fields: { type: plain, resource: contents, ...NOTES } },
  resource_link: {
    name: 'ResourceLink',
    fields: {
      ...{ name: plain, title: plain, uri: url, description: plain, mimeType: plain, size: plain, icons },
      ...NOTES,
      type: plain,
    },
  },
};

const wireKey = (field: string): string => (field === 'meta' ? '_meta' : field);

const NONE = new Map<string, Member>();

/** A field that the result does not have, None; one for all values, of which there may be many. */
function absent(name: string): Member {
  const none = NONE.get(name) ?? member(name, literal('null'), null);
  NONE.set(name, none);
  return none;
}

/** A value as an instance of a model: its fields in order, None where absent, other keys after them. */
function asModel(node: Node, model: Model): Node {
  if (node.kind !== 'object') return node;
  const received = lastWins(node.members);
  const names = Object.keys(model.fields);
  const fields = names.map((name): Member => {
    const found = received.find(({ key }) => key.value === wireKey(name));
    if (!found) return absent(name);
    const value = model.fields[name]?.(found.value) ?? found.value;
    return value === found.value && name === wireKey(name) ? found : member(name, value, wireKey(name));
  });
  const others = received.filter(({ key }) => !names.some((name) => wireKey(name) === key.value));
  return object([...fields, ...others], model.name);
}

/** A block as the model of its type; a block of another type as received. */
export function pythonBlock(node: Node, type: string): Node {
  return Object.hasOwn(BLOCKS, type) ? asModel(node, BLOCKS[type] as Model) : node;
}

/** The fields of CallToolResult of the Python SDK: meta, content, structuredContent, isError, then other keys. */
export function pythonSdk(result: ToolResult): Field[] {
  const received = asReceived(result);
  const named = (key: string) => received.find((field) => field.key.value === key);
  const meta = named('_meta');
  const content = named('content') ?? addedField('content', EMPTY_LIST);
  const items = content.value.kind === 'array' ? content.value.items : [];
  const blocks = items.map((item, index) => pythonBlock(item, result.content[index]?.type ?? ''));
  return [
    meta ? { ...meta, key: string('meta'), from: '_meta' } : addedField('meta', literal('null')),
    content.value.kind === 'array' ? { ...content, value: { ...content.value, items: blocks } } : content,
    named('structuredContent') ?? addedField('structuredContent', literal('null')),
    named('isError') ?? addedField('isError', FALSE),
    ...received.filter(
      ({ key }) => !['_meta', 'content', 'structuredContent', 'isError'].includes(key.value),
    ),
  ];
}

// Models nest at most three deep: block, contents or annotations, icon.
const withoutNone = (node: Node): Node => {
  if (node.kind === 'array')
    return { ...node, items: node.items.map((item) => (item.kind === 'object' ? withoutNone(item) : item)) };
  if (node.kind !== 'object' || node.model === undefined) return node;
  const kept = node.members.filter(({ value }) => value.kind !== 'null');
  const members = kept.map((member) => {
    const value = withoutNone(member.value);
    return value === member.value ? member : { ...member, value };
  });
  return { ...node, members };
};

/** model_dump(exclude_none=True): None goes from the models, and stays inside structuredContent and meta. */
export const pythonDump = (result: ToolResult): Field[] =>
  pythonSdk(result)
    .filter(({ value }) => value.kind !== 'null')
    .map((field) => (field.source === 'content' ? { ...field, value: withoutNone(field.value) } : field));

/** A block as model_dump(exclude_none=True) has it. */
export const pythonDumpBlock = (node: Node, type: string): Node => withoutNone(pythonBlock(node, type));

/** str() of a CallToolResult of the Python SDK. */
export function pythonString(fields: readonly Field[]): Segment[] {
  const texts = fields.map(({ key, value, source, at, from }): Segment[] => {
    if (from === null) return serialize(value, pythonText, { source: 'client', at: '' }, `${key.value}=`);
    return serialize(value, pythonText, { source, at }, `${key.value}=`);
  });
  return joinAlike(join(texts, ' '));
}

/** str() of a block of the Python SDK. */
export function pythonBlockString(node: Node, type: string, at: string): Segment[] {
  const block = pythonBlock(node, type);
  if (block.kind !== 'object' || block.model === undefined)
    return serialize(block, pythonText, { source: 'content', at });
  const texts = block.members.map(({ key, value, from }): Segment[] => {
    const name = `${key.value}=`;
    if (from === null) return [{ text: `${name}None`, source: 'client' }];
    const place = { source: 'content' as const, at: pointerTo(at, from ?? key.value) };
    return serialize(value, pythonText, place, name);
  });
  return joinAlike(join(texts, ' '));
}

/** What call_tool raises where a tool that declares an outputSchema gives no structuredContent; undefined elsewhere. */
export const unmetSchema = (
  { structured, isError }: ToolResult,
  { outputSchema, call }: Context,
): Segment[] | undefined =>
  outputSchema === 'none' || structured || isError
    ? undefined
    : words`Tool ${call.tool} has an output schema but did not return structured content`;
