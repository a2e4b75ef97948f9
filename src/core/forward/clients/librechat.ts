import { javascriptPretty, memberOf } from '../../json/index.ts';
import { headTail, lengthIn } from '../cut.ts';
import { defineClient } from '../define.ts';
import { decoded } from '../escape.ts';
import { base64Bytes } from '../measure.ts';
import { blockText, blockWord, isText, media, resourceWord, show, text } from '../parts.ts';
import { typescriptBlock } from '../sdk-typescript.ts';
import { client, join, words } from '../segments.ts';
import { serialize } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Cut, Forwarded, Segment } from '../types.ts';

const MAX_IMAGE = 10 * 1024 * 1024;
const MAX_LIMIT = 400_000;
// 30 percent of a small context window, in characters.
const LONG = 38_400;

const EMPTY = '(No response)';
const FALLBACK =
  'One version gives structuredContent as JSON with an indentation of two spaces where content is empty.';
const LINK = 'An older version writes the block as JSON with an indentation of two spaces.';
const BLOB = 'The words for the blob of a resource were not recorded.';
const APP = 'How a resource of a user interface is written was read in an older version.';
const WINDOW =
  'The text is cut to 30 percent of the context window, which is not known here; shown is the highest limit.';
const WRAPPED = 'The script gets a ToolMessage with the status error, whose form was not determined.';

const isApp = (block: Block): boolean => block.resource?.uri?.startsWith('ui://') ?? false;
const isBlob = ({ resource }: Block): boolean => resource?.text === undefined && resource?.blob !== undefined;

const line = (label: string, value: Segment): Segment[][] =>
  value.text === '' ? [] : [words`${label}: ${value}`];

function size(block: Block): Segment {
  const value = memberOf(block.node, 'size');
  return { text: value?.kind === 'number' ? value.raw : '', source: 'content', at: `${block.at}/size` };
}

const linkLines = (block: Block): Segment[] =>
  join(
    [
      ...line('Resource Name', blockWord(block, 'name')),
      ...line('Resource Title', blockWord(block, 'title')),
      ...line('Resource Description', blockWord(block, 'description')),
      ...line('Resource URI', blockWord(block, 'uri')),
      ...line('Resource MIME Type', blockWord(block, 'mimeType')),
      ...line('Resource Size', size(block)),
    ],
    '\n',
  );

/** The first lines of a resource: its text, its decoded blob, or the marker of a user interface. */
function resourceHead(block: Block): Segment[][] {
  if (isApp(block)) return [client('UI Resource ID: ‹id›'), client('UI Resource Marker: \\ui{‹id›}')];
  if (!isBlob(block)) return line('Resource Text', resourceWord(block, 'text'));
  const blob = resourceWord(block, 'blob');
  const words = block.resource?.mimeType?.startsWith('text/') ? decoded(blob) : undefined;
  return words ? line('Resource Text', words) : [client('‹not recorded›')];
}

const resourceLines = (block: Block): Segment[] =>
  join(
    [
      ...resourceHead(block),
      ...line('Resource URI', resourceWord(block, 'uri')),
      ...line('Resource MIME Type', resourceWord(block, 'mimeType')),
    ],
    '\n',
  );

function blockString(block: Block): Segment[] {
  if (isText(block)) return [blockText(block)];
  if (block.type === 'resource_link') return linkLines(block);
  if (block.type === 'resource' && block.resource) return resourceLines(block);
  return serialize(typescriptBlock(block), javascriptPretty, { source: 'content', at: block.at });
}

const isImage = (block: Block): boolean => block.type === 'image' && block.data !== undefined;

/** formatToolContent: the string, or what it throws for an image that is too large. */
function formatted(result: ToolResult): { output: Segment[] } | { thrown: Segment[] } {
  const large = result.content.find((block) => isImage(block) && base64Bytes(block.data ?? '') > MAX_IMAGE);
  if (large) {
    const bytes = base64Bytes(large.data ?? '');
    return { thrown: client(`MCP image result exceeds maximum size of ${MAX_IMAGE} bytes: ${bytes} bytes`) };
  }
  const texts = result.content.filter((block) => !isImage(block)).map(blockString);
  // A blank line stands only where something stands before it.
  const first = texts.findIndex((segments) => segments.some((segment) => segment.text !== ''));
  const output = first === -1 ? [] : join(texts.slice(first), '\n\n');
  const hasApp = result.content.some(isApp);
  if (hasApp) return { output: [...output, ...client('‹not recorded›')] };
  return { output: output.length > 0 || result.content.some(isImage) ? output : client(EMPTY) };
}

const doubtsOf = ({ content, structured }: ToolResult): string[] => [
  ...(content.length === 0 && structured ? [FALLBACK] : []),
  ...(content.some(({ type }) => type === 'resource_link') ? [LINK] : []),
  ...(content.some((block) => isBlob(block) && !isApp(block)) ? [BLOB] : []),
  ...(content.some(isApp) ? [APP] : []),
];

/** The first 70 and the last 30 percent of what the limit leaves beside the notice. */
function truncated(output: Segment[], limit: number): { output: Segment[]; cuts: Cut[] } {
  const length = lengthIn(output, 'utf16');
  if (length <= limit) return { output, cuts: [] };
  const notice = `\n\n… [truncated: ${length} chars exceeded ${limit} limit] …\n\n`;
  const room = Math.max(0, limit - notice.length);
  const head = Math.ceil(room * 0.7);
  const kept = headTail(output, { unit: 'utf16', head, tail: room - head, rest: 'dropped' });
  return { output: words`${kept.head}${notice}${kept.tail}`, cuts: kept.cuts };
}

function conversation(result: ToolResult, { accepts, budget }: Context): Forwarded {
  const whole = formatted(result);
  if ('thrown' in whole)
    return show([text(words`Error: ${whole.thrown}\nPlease fix your mistakes.`)], 'thrown');
  const limit = budget === undefined ? MAX_LIMIT : Math.min(budget * 4, MAX_LIMIT);
  const { output, cuts } = truncated(whole.output, limit);
  const unknown = budget === undefined && lengthIn(whole.output, 'utf16') > LONG;
  const images = accepts.image ? result.content.filter(isImage) : [];
  return show([text(output), ...images.map(media)], result.isError ? 'flagged' : 'none', {
    cuts,
    uncertain: [...doubtsOf(result), ...(unknown ? [WINDOW] : [])].join(' ') || undefined,
  });
}

/** What a script gets: the string of the conversation, without a limit and without images. */
function programmatic(result: ToolResult): Forwarded {
  const whole = formatted(result);
  if ('thrown' in whole) return show([text(whole.thrown)], 'thrown');
  const doubts = [...doubtsOf(result), ...(result.isError ? [WRAPPED] : [])];
  return show([text(whole.output)], result.isError ? 'flagged' : 'none', {
    uncertain: doubts.join(' ') || undefined,
  });
}

export default defineClient({
  id: 'librechat',
  absentContent: 'empty',
  paths: { conversation, 'programmatic-tool-calling': programmatic },
});
