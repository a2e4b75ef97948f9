import { pythonJson } from '../../../json/index.ts';
import { headTail, lengthIn, slice } from '../../cut.ts';
import { blockText, blockWord, isText, resourceWord, show } from '../../parts.ts';
import { client, join, words } from '../../segments.ts';
import { structuredText } from '../../serialize.ts';
import { segmentsText } from '../../text.ts';
import type { Block, ToolResult } from '../../tool-result.ts';
import type { Context, Cut, Forwarded, Part, Segment } from '../../types.ts';

/** A text block, or a block of another type. */
export type Item = { text: Segment[] } | { block: Block };

/** What every converter starts from. */
export interface Canonical {
  items: Item[];
  cuts?: Cut[];
}

const JSON_TEXT = pythonJson({ compact: true, ensureAscii: false, sortKeys: true });
const BYTES_PER_TOKEN = 3.3;
/** Bytes: by default, and the most where the configuration lets the limit follow from the model. */
const LIMIT = { usual: 16_000, highest: 33_000 };
const BLOCKED = '[Local file attachment from a remote MCP server was blocked.]';
/** Stands for the address of a resource that is a local file. */
const INLINE = 'urn:fast-agent:remote-mcp-inline';

const isFile = (uri: string | undefined): boolean => /^\s*file:/i.test(uri ?? '');

/** The address of a resource, or what stands for it. */
export const address = (block: Block): Segment =>
  block.resource?.uri === INLINE ? { text: INLINE, source: 'client' } : resourceWord(block, 'uri');

/** The words of a link. */
export function linkText(block: Block): Segment[] {
  const name = block.name ? blockWord(block, 'name') : client('unknown');
  const type = block.mimeType ? blockWord(block, 'mimeType') : client('unknown');
  const lines = words`[ResourceLink: ${name} (${type})]\nURI: ${blockWord(block, 'uri')}`;
  return block.description ? words`${lines}\n${blockWord(block, 'description')}` : lines;
}

/** The text of an item of any type; undefined where it has none. */
function itemText(item: Item): Segment[] | undefined {
  if ('text' in item) return item.text;
  if (item.block.type === 'resource_link') return linkText(item.block);
  return item.block.resource?.text === undefined ? undefined : [resourceWord(item.block, 'text')];
}

/** A block as it comes from the connection, which lets no address of a local file through. */
function asItem(block: Block): Item {
  if (isText(block)) return { text: [blockText(block)] };
  if (block.type === 'resource_link' && isFile(block.uri)) return { text: client(BLOCKED) };
  if (!block.resource || !isFile(block.resource.uri)) return { block };
  return { block: { ...block, resource: { ...block.resource, uri: INLINE } } };
}

/** structuredContent as JSON in place of all texts, before the other blocks; without it the content. */
function preferred({ content, structured }: ToolResult): Item[] {
  const items = content.map(asItem);
  if (!structured) return items;
  return [{ text: structuredText(structured, JSON_TEXT) }, ...items.filter((item) => 'block' in item)];
}

const tokens = (bytes: number): number => Math.max(Math.floor(bytes / BYTES_PER_TOKEN), 1);

/** The first and the last half of a limit in bytes; a character that is cut through is replaced. */
function bounded(text: readonly Segment[], limit: number): { text: Segment[]; cuts: Cut[] } {
  const last = Math.max(Math.floor(limit / 2), 1);
  const first = Math.max(limit - last, 1);
  const { head, tail, total, cuts } = headTail(text, {
    unit: 'bytes',
    head: first,
    tail: last,
    rest: 'dropped',
  });
  const [before, after] = [first - lengthIn(head, 'bytes'), last - lengthIn(tail, 'bytes')];
  const start = words`${head}${before > 0 ? '\uFFFD' : ''}`;
  const end = words`${'\uFFFD'.repeat(after)}${tail}`;
  const notice = words`[Tool result truncated: showing first ${first} bytes and last ${last} bytes of ${total} bytes (~${tokens(first + last)} of ~${tokens(total)} tokens); omitted ${Math.max(total - first - last, 0)} middle bytes. Use a narrower query or request a smaller result to retain the relevant content.]`;
  const lead = segmentsText(start).endsWith('\n') ? '' : '\n';
  const follow = segmentsText(end).startsWith('\n') ? '' : '\n';
  return { text: words`${start}${lead}${notice}${follow}${end}`, cuts };
}

/** The content that the model is to get; texts that are too long together become one. */
export function canonical(result: ToolResult, { budget }: Context): Canonical {
  const items = preferred(result);
  const text = join(
    items.flatMap((item) => {
      const own = itemText(item);
      return own ? [own] : [];
    }),
    '\n',
  );
  const followed = budget === undefined ? LIMIT.usual : Math.floor(budget * BYTES_PER_TOKEN);
  const limit = Math.min(followed, LIMIT.highest);
  const length = lengthIn(text, 'bytes');
  if (length <= limit) return { items };
  const cut = bounded(text, limit);
  const others = items.filter((item) => itemText(item) === undefined);
  return { items: [{ text: cut.text }, ...others], cuts: cut.cuts };
}

/** What a converter shows; `doubt` is its own, beside the one of the limit. */
export function shown(
  parts: readonly Part[],
  error: Forwarded['error'],
  { cuts = [] }: Canonical,
  doubt?: string,
): Forwarded {
  return show(parts, error, { cuts, uncertain: doubt });
}

/** A link or a resource by its address alone, of no type. */
export function byAddress(block: Block): Part {
  const { resource } = block;
  const at = resource ? resource.at : block.at;
  return { kind: 'link', uri: (resource ? resource.uri : block.uri) ?? '', source: 'content', at };
}

/** True for an address of the web. */
export const isWeb = (uri: string | undefined): boolean => /^https?:/i.test(uri ?? '');

/** The last step of the path of a resource's address; the address where it has no path. */
export function titleOf(block: Block): Segment[] {
  const uri = address(block);
  const [start = '', path = ''] = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/?#]*)?([^?#]*)/i.exec(uri.text) ?? [];
  if (path === '') return [uri];
  const end = start.replace(/\/+$/, '').length;
  const from = Math.max(start.length - path.length, start.lastIndexOf('/', end - 1) + 1);
  return slice([uri], from, end);
}

/** A text of a resource inside a tag with its name and its type. */
export const fileTag = (name: readonly Segment[], type: readonly Segment[], block: Block): Segment[] =>
  words`<fastagent:file title="${name}" mimetype="${type}">\n${resourceWord(block, 'text')}\n</fastagent:file>`;

const GUESSED =
  'The type of a resource without one is guessed from its address; how was not read, and a text is shown as if that gave a type of text.';

/** The doubt of converters that guess the type of a resource, where they have to. */
export const guessing = ({ items }: Canonical): string | undefined =>
  items.some((item) => 'block' in item && item.block.resource && !item.block.resource.mimeType)
    ? GUESSED
    : undefined;

/** The type of a resource as words; a variable where it is guessed. */
export const typeWords = (block: Block): Segment[] =>
  block.resource?.mimeType ? [resourceWord(block, 'mimeType')] : client('‹type›');
