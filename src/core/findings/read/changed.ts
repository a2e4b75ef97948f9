import type { ToolResult } from '../../forward/tool-result.ts';
import { array, literal, member, object, string, type Node, type NumberNode } from '../../json/index.ts';

/** The result with another value of one member, everywhere it stands. */
const withMember = (node: Node, key: string, value: Node): Node =>
  node.kind === 'object'
    ? {
        ...node,
        members: node.members.map((one) => (one.key.value === key ? { ...one, value } : one)),
      }
    : node;

/** The result without its blank text blocks. */
export function withoutBlankTexts({ node, content }: ToolResult): Node {
  const kept = content.filter(
    ({ type, text }) => type !== 'text' || text === undefined || text.trim() !== '',
  );
  return withMember(node, 'content', array(kept.map((block) => block.node)));
}

/** A value that many languages take for false, in words; undefined for any other. */
export function falsyWords(value: Node): string | undefined {
  switch (value.kind) {
    case 'null':
    case 'false':
      return value.kind;
    case 'number':
      return Number(value.raw) === 0 ? '0' : undefined;
    case 'string':
      return value.value === '' ? 'an empty string' : undefined;
    case 'array':
      return value.items.length === 0 ? 'an empty list' : undefined;
    case 'object':
      return value.members.length === 0 ? 'an empty object' : undefined;
    default:
      return undefined;
  }
}

const one: NumberNode = { kind: 'number', raw: '1', start: 0, end: 0 };

function truthy(value: Node): Node {
  switch (value.kind) {
    case 'false':
      return literal('true');
    case 'number':
      return one;
    case 'string':
      return string('x');
    case 'array':
      return array([one]);
    default:
      return object([member('x', one)]);
  }
}

/** The result with a value of the same kind that counts as true. */
export const withTruthy = (node: Node, value: Node): Node =>
  withMember(node, 'structuredContent', truthy(value));
