import { lastWins, literal, member, object, string } from '../json/index.ts';
import type { Member, Node } from '../json/index.ts';
import { addedField, asReceived, EMPTY_LIST, FALSE, type Field } from './fields.ts';
import type { ToolResult } from './tool-result.ts';

/** A pydantic model of version 2 of the SDK: its name, and its fields in order with how each reads its value. */
interface Model {
  name: string;
  fields: Readonly<Record<string, (value: Node) => Node>>;
}

const NULL = literal('null');
const plain = (value: Node): Node => value;
const wireKey = (field: string): string =>
  field === 'meta' ? '_meta' : field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The fields of each model with the keys by which they come. */
const keyed = new WeakMap<Model, { field: string; key: string; read: (value: Node) => Node }[]>();

function fieldsOf(model: Model) {
  const known = keyed.get(model);
  if (known) return known;
  const made = Object.entries(model.fields).map(([field, read]) => ({ field, key: wireKey(field), read }));
  keyed.set(model, made);
  return made;
}

/** A value as an instance of a model: its fields in order, None where absent; other keys are ignored. */
function asModel(node: Node, model: Model): Node {
  if (node.kind !== 'object') return node;
  const received = lastWins(node.members);
  const members = fieldsOf(model).map(({ field, key: wire, read }): Member => {
    const found = received.find(({ key }) => key.value === wire);
    return found ? member(field, read(found.value), wire) : member(field, NULL, null);
  });
  return object(members, model.name);
}

const float = (value: Node): Node =>
  value.kind === 'number' && !/[.eE]/.test(value.raw) ? { ...value, raw: `${value.raw}.0` } : value;

const ANNOTATIONS: Model = {
  name: 'Annotations',
  fields: { audience: plain, priority: float, last_modified: plain },
};
const ICON: Model = { name: 'Icon', fields: { src: plain, mime_type: plain, sizes: plain, theme: plain } };
const icons = (value: Node): Node =>
  value.kind === 'array' ? { ...value, items: value.items.map((item) => asModel(item, ICON)) } : value;

const CONTENTS = { uri: plain, mime_type: plain, meta: plain };
const contents = (value: Node): Node => {
  const hasText = value.kind === 'object' && value.members.some(({ key }) => key.value === 'text');
  return asModel(
    value,
    hasText
      ? { name: 'TextResourceContents', fields: { ...CONTENTS, text: plain } }
      : { name: 'BlobResourceContents', fields: { ...CONTENTS, blob: plain } },
  );
};

const NOTES = { annotations: (value: Node) => asModel(value, ANNOTATIONS), meta: plain };
const DATA = { type: plain, data: plain, mime_type: plain, ...NOTES };
const BLOCKS: Readonly<Record<string, Model>> = {
  text: { name: 'TextContent', fields: { type: plain, text: plain, ...NOTES } },
  image: { name: 'ImageContent', fields: DATA },
  audio: { name: 'AudioContent', fields: DATA },
  resource: { name: 'EmbeddedResource', fields: { type: plain, resource: contents, ...NOTES } },
  resource_link: {
    name: 'ResourceLink',
    fields: {
      ...{ name: plain, title: plain, uri: plain, description: plain, mime_type: plain, size: plain, icons },
      ...NOTES,
      type: plain,
    },
  },
};

/** A block as the model of its type; a block of another type as received. */
export const python2Block = (node: Node, type: string): Node =>
  Object.hasOwn(BLOCKS, type) ? asModel(node, BLOCKS[type] as Model) : node;

/** The fields of CallToolResult of version 2 of the Python SDK, which ignores keys that it does not know. */
export function pythonSdk2(result: ToolResult): Field[] {
  const received = asReceived(result);
  const field = (name: string, otherwise: Node, read = plain): Field => {
    const found = received.find(({ key }) => key.value === wireKey(name));
    if (!found) return addedField(name, otherwise);
    return { ...found, key: string(name), value: read(found.value), from: wireKey(name) };
  };
  const blocks = (value: Node): Node => {
    if (value.kind !== 'array') return value;
    return {
      ...value,
      items: value.items.map((item, at) => python2Block(item, result.content[at]?.type ?? '')),
    };
  };
  return [
    field('meta', literal('null')),
    field('content', EMPTY_LIST, blocks),
    field('structured_content', literal('null')),
    field('is_error', FALSE),
    field('result_type', string('complete')),
  ];
}
