import { DEEPEST, memberOf, type Node } from '../json/index.ts';
import type { Block } from './tool-result.ts';

/** The fault of a result without `content`, which some SDKs fill in. */
export const NO_CONTENT = 'content is missing';

/** The fault of a structuredContent of another kind. */
export const NO_OBJECT = 'structuredContent is no object';

const TYPES = ['text', 'image', 'audio', 'resource_link', 'resource'];

function blockFault(block: Block): string | undefined {
  const lacks = (...keys: ('text' | 'data' | 'mimeType' | 'uri' | 'name')[]) =>
    keys.filter((key) => block[key] === undefined).map((key) => `a string ${key}`);
  const missing = (): string[] => {
    switch (block.type) {
      case 'text':
        return lacks('text');
      case 'image':
      case 'audio':
        return lacks('data', 'mimeType');
      case 'resource_link':
        return lacks('uri', 'name');
      case 'resource':
        return resourceLacks(block);
      default:
        return [];
    }
  };
  if (block.node.kind !== 'object') return `${block.at} is no object`;
  if (block.type === '') return `${block.at} has no type`;
  if (!TYPES.includes(block.type))
    return `${block.at} has the type ${block.type}, which the protocol has not`;
  const words = missing();
  return words.length > 0 ? `${block.at} lacks ${words.join(' and ')}` : undefined;
}

function resourceLacks({ resource }: Block): string[] {
  if (!resource) return ['an object resource'];
  const missing: string[] = [];
  if (resource.uri === undefined) missing.push('a string uri');
  if (resource.text === undefined && resource.blob === undefined) missing.push('a text or a blob');
  return missing;
}

/**
 * What keeps clients from taking a tool result, in words: what the schema of the protocol does not allow, and a
 * nesting that their parsers refuse.
 */
export function faultsOf(node: Node, blocks: readonly Block[], depth: number): string[] {
  if (node.kind !== 'object') return ['the result is no object'];
  const faults: string[] = depth > DEEPEST ? [`it nests ${depth} levels deep`] : [];
  const content = memberOf(node, 'content');
  if (content === undefined) faults.push(NO_CONTENT);
  else if (content.kind !== 'array') faults.push('content is no array');
  const structured = memberOf(node, 'structuredContent');
  if (structured && structured.kind !== 'object') faults.push(NO_OBJECT);
  const isError = memberOf(node, 'isError');
  if (isError && isError.kind !== 'true' && isError.kind !== 'false') faults.push('isError is no boolean');
  const meta = memberOf(node, '_meta');
  if (meta && meta.kind !== 'object') faults.push('_meta is no object');
  return [...faults, ...blocks.flatMap((block) => blockFault(block) ?? [])];
}
