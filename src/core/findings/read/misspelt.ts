import type { ToolResult } from '../../forward/tool-result.ts';
import type { Pointer } from '../../forward/types.ts';
import { lastWins, pointerTo, type Member } from '../../json/index.ts';

interface Misspelt {
  at: Pointer;
  name: string;
  meant: string;
}

const RESULT = ['content', 'structuredContent', 'isError', '_meta', 'resultType'];
const BLOCK: Record<string, readonly string[]> = {
  text: ['type', 'text', 'annotations', '_meta'],
  image: ['type', 'data', 'mimeType', 'annotations', '_meta'],
  audio: ['type', 'data', 'mimeType', 'annotations', '_meta'],
  resource: ['type', 'resource', 'annotations', '_meta'],
  resource_link: [
    ...['type', 'uri', 'name', 'title', 'description', 'mimeType', 'size', 'icons', 'annotations', '_meta'],
  ],
};
/** Other words that come near. */
const WORDS = ['context', 'consent', 'texts', 'dates', 'date', 'test', 'next', 'types', 'sizes', 'names'];

const bare = (name: string): string => name.toLowerCase().replace(/[_\-\s]/g, '');

/** True where one letter is missing, added, or another. */
function isOneOff(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(left.length, right.length) - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1;
  return Math.max(left.length, right.length) - start - end <= 1;
}

function meantBy(name: string, known: readonly string[]): string | undefined {
  if (name.length > 40 || known.includes(name) || WORDS.includes(name)) return undefined;
  const own = bare(name);
  return known.find((word) => {
    const other = bare(word);
    return own === other || (other.length > 5 && isOneOff(own, other));
  });
}

const inMembers = (members: readonly Member[], at: Pointer, known: readonly string[]): Misspelt[] =>
  lastWins(members).flatMap(({ key: { value: name } }) => {
    const meant = meantBy(name, known);
    return meant === undefined ? [] : [{ at: pointerTo(at, name), name, meant }];
  });

/** Members of a result and of its blocks that look like misspelt ones of the protocol. */
export const misspelt = ({ members, content }: ToolResult): Misspelt[] => [
  ...inMembers(members, '', RESULT),
  ...content.flatMap(({ node, at, type }) => {
    const known = Object.hasOwn(BLOCK, type) ? BLOCK[type] : undefined;
    return node.kind === 'object' && known ? inMembers(node.members, at, known) : [];
  }),
];
