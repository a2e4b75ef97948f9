import type { Block } from '../../forward/tool-result.ts';
import { memberOf, pointerTo, type Node } from '../../json/index.ts';
import type { Pointer } from '../../forward/types.ts';
import { quoted } from './quoted.ts';

/** Types of blocks that every revision since 2025-06-18 knows. */
export const BLOCK_TYPES = ['text', 'image', 'audio', 'resource_link', 'resource'] as const;

/** Something that the schema of the protocol does not allow. */
export interface Fault {
  at: Pointer;
  words: string;
}

type Kind = Node['kind'] | 'boolean';
const REQUIRED: Record<string, readonly string[]> = {
  text: ['text'],
  image: ['data', 'mimeType'],
  audio: ['data', 'mimeType'],
  resource_link: ['uri', 'name'],
};
const OPTIONAL: Record<string, Kind> = {
  annotations: 'object',
  _meta: 'object',
  title: 'string',
  description: 'string',
  mimeType: 'string',
  size: 'number',
  icons: 'array',
};
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

const ARTICLES: Record<Node['kind'], string> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  true: 'true',
  false: 'false',
  null: 'null',
};
/** A kind of value with its article. */
export const kindWords = ({ kind }: Node): string => ARTICLES[kind];
const wantedWords = (kind: Kind): string => (kind === 'boolean' ? 'true or false' : ARTICLES[kind]);

function strings(holder: Node, at: Pointer, keys: readonly string[]): Fault[] {
  return keys.flatMap((key): Fault[] => {
    const value = memberOf(holder, key);
    if (!value) return [{ at, words: `lacks ${key}, which must be a string` }];
    return value.kind === 'string'
      ? []
      : [{ at: pointerTo(at, key), words: `is ${kindWords(value)}, and must be a string` }];
  });
}

function optional(holder: Node, at: Pointer, keys: readonly string[]): Fault[] {
  return keys.flatMap((key): Fault[] => {
    const value = memberOf(holder, key);
    const wanted = OPTIONAL[key] ?? 'string';
    if (!value || value.kind === wanted) return [];
    const words = `is ${kindWords(value)}; it is ${wantedWords(wanted)} or absent`;
    return [{ at: pointerTo(at, key), words }];
  });
}

function annotationFaults(block: Block): Fault[] {
  const annotations = memberOf(block.node, 'annotations');
  const at = pointerTo(block.at, 'annotations');
  const audience = memberOf(annotations, 'audience');
  const faults: Fault[] = [];
  if (audience) {
    const roles = audience.kind === 'array' ? audience.items : [];
    const wrong = roles.find((role) => role.kind !== 'string' || !['user', 'assistant'].includes(role.value));
    if (audience.kind !== 'array' || wrong)
      faults.push({ at: pointerTo(at, 'audience'), words: 'must be a list of user and assistant' });
  }
  const priority = memberOf(annotations, 'priority');
  const value = priority?.kind === 'number' ? Number(priority.raw) : Number.NaN;
  if (priority && !(value >= 0 && value <= 1))
    faults.push({ at: pointerTo(at, 'priority'), words: 'must be a number from 0 to 1' });
  return faults;
}

function base64Fault(holder: Node, at: Pointer, key: string): Fault[] {
  const value = memberOf(holder, key);
  if (value?.kind !== 'string') return [];
  if (value.value.startsWith('data:'))
    return [{ at: pointerTo(at, key), words: 'is a data: address, and must be the base64 alone' }];
  return BASE64.test(value.value.replace(/\s+/g, ''))
    ? []
    : [{ at: pointerTo(at, key), words: 'is no base64' }];
}

function resourceFaults({ node, at }: Block): Fault[] {
  const resource = memberOf(node, 'resource');
  if (!resource) return [{ at, words: 'lacks resource, which must be an object' }];
  const inner = pointerTo(at, 'resource');
  if (resource.kind !== 'object')
    return [{ at: inner, words: `is ${kindWords(resource)}, and must be an object` }];
  const own = ['text', 'blob'].filter((key) => memberOf(resource, key));
  return [
    ...strings(resource, inner, ['uri', ...own]),
    ...(own.length === 0 ? [{ at: inner, words: 'has neither text nor blob' }] : []),
    ...optional(resource, inner, ['mimeType', '_meta']),
    ...base64Fault(resource, inner, 'blob'),
  ];
}

/** What is wrong in a block of a known type. */
export function blockFaults(block: Block): Fault[] {
  const { node, at, type } = block;
  return [
    ...(type === 'resource' ? resourceFaults(block) : strings(node, at, REQUIRED[type] ?? [])),
    ...optional(node, at, ['annotations', '_meta']),
    ...(type === 'resource_link'
      ? optional(node, at, ['title', 'description', 'mimeType', 'size', 'icons'])
      : []),
    ...(type === 'image' || type === 'audio' ? base64Fault(node, at, 'data') : []),
    ...annotationFaults(block),
  ];
}

const isKnown = ({ type }: Block): boolean => (BLOCK_TYPES as readonly string[]).includes(type);

/** What keeps a value from being a result of a tool at all. */
export function resultFaults(node: Node, blocks: readonly Block[]): Fault[] {
  if (node.kind !== 'object') return [{ at: '', words: `is ${kindWords(node)}, and must be an object` }];
  const content = memberOf(node, 'content');
  const isError = memberOf(node, 'isError');
  const meta = memberOf(node, '_meta');
  return [
    ...(content ? [] : [{ at: '', words: `has no content${envelopeHint(node)}` }]),
    ...(content && content.kind !== 'array'
      ? [{ at: '/content', words: `is ${kindWords(content)}, and must be a list of blocks` }]
      : []),
    ...(isError && isError.kind !== 'true' && isError.kind !== 'false'
      ? [{ at: '/isError', words: `is ${kindWords(isError)}, and must be true or false` }]
      : []),
    ...(meta && meta.kind !== 'object'
      ? [{ at: '/_meta', words: `is ${kindWords(meta)}, and must be an object` }]
      : []),
    ...blocks.flatMap((block): Fault[] => {
      if (block.node.kind !== 'object')
        return [{ at: block.at, words: `is ${kindWords(block.node)}, and a block is an object` }];
      return block.type === '' ? [{ at: block.at, words: 'has no type' }] : [];
    }),
  ];
}

function envelopeHint(node: Node): string {
  if (memberOf(node, 'jsonrpc') || memberOf(node, 'result'))
    return '; it looks like a JSON-RPC response, of which the member result is the tool result';
  const kind = memberOf(node, 'resultType');
  return kind?.kind === 'string' && kind.value !== 'complete'
    ? `; its resultType ${quoted(kind.value)} says that it is another kind of result`
    : '; an empty list will do';
}

/** Blocks of types that no revision knows. */
export const unknownBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => block.node.kind === 'object' && block.type !== '' && !isKnown(block));

/** Blocks of known types. */
export const knownBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => block.node.kind === 'object' && isKnown(block));
