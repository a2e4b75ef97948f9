import { javascript } from '../../json/index.ts';
import { isJsonOf } from '../copies.ts';
import { defineClient } from '../define.ts';
import { jsonString } from '../escape.ts';
import { blockText, blockWord, isText, media, resourceWord, show, text } from '../parts.ts';
import { typescriptBlock } from '../sdk-typescript.ts';
import { client, join, words } from '../segments.ts';
import { serialize, structuredText } from '../serialize.ts';
import { segmentsText } from '../text.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part, Segment } from '../types.ts';

const ORDER = 'The order of the keys in the JSON of a block depends on the version of the SDK.';
const ROUTING = 'What the routing of media puts in place of what the model does not take was not read.';
const REJECTED =
  'The call is rejected with the result object, which is no Error; what the AI SDK makes of it was not read.';
const PLACEHOLDER = 'The placeholders for a sound and for a blob were read in a later form.';

const blockJson = (block: Block): Segment[] =>
  serialize(typescriptBlock(block), javascript, { source: 'content', at: block.at });

/** True for a block that is shown as its JSON. */
function isJson(block: Block): boolean {
  if (isText(block)) return false;
  if (block.type === 'resource') return block.resource?.blob === undefined && !block.resource?.text;
  return !isMedium(block);
}

const isMedium = ({ type, data }: Block): boolean => (type === 'image' || type === 'audio') && !!data;

const orElse = (word: Segment, otherwise: string): Segment[] =>
  word.text === '' ? client(otherwise) : [word];

/** A block in words; `fate` says in a placeholder what becomes of what it stands for. */
function summary(block: Block, fate: string): Segment[] {
  const type = blockWord(block, 'mimeType');
  if (isText(block)) return [blockText(block)];
  if (block.type === 'image') return words`[Image: ${orElse(type, 'image/png')}${fate}]`;
  if (block.type === 'audio') return words`[Audio: ${orElse(type, 'audio/mp3')}${fate}]`;
  if (block.type !== 'resource') return blockJson(block);
  if (block.resource?.blob !== undefined) {
    const mime = orElse(resourceWord(block, 'mimeType'), 'application/octet-stream');
    return words`[Resource: ${mime}, uri=${orElse(resourceWord(block, 'uri'), 'unknown')}${fate}]`;
  }
  return block.resource?.text ? [resourceWord(block, 'text')] : blockJson(block);
}

/** How a blob is named that the model may read with a tool. */
function reading(block: Block): Segment[] {
  const uri = jsonString([resourceWord(block, 'uri')]);
  const mime = orElse(resourceWord(block, 'mimeType'), 'application/octet-stream');
  return words`Resource ${uri} (${mime}): read with mcp_resource_read using {"serverId":"‹server id›","uri":${uri}}.`;
}

const UNSEEN = ' — the model cannot see this content';

function modelPart(block: Block): Part {
  if (block.type === 'image' || block.type === 'audio')
    return block.data ? media(block) : text(blockJson(block));
  const { blob, uri } = block.resource ?? {};
  return text(block.type === 'resource' && blob && uri ? reading(block) : summary(block, UNSEEN));
}

/** structuredContent as a further text, unless one whole text is the same value. */
function further({ content, structured }: ToolResult): Segment[][] {
  const isIncluded = content.some(
    (block) => structured && isText(block) && isJsonOf(block.text ?? '', structured),
  );
  return structured && !isIncluded ? [structuredText(structured, javascript)] : [];
}

function doubtsOf({ content }: ToolResult, { accepts }: Context): string | undefined {
  const isRouted = content.some((block) => isMedium(block) && !accepts[block.type as 'image' | 'audio']);
  return [...(content.some(isJson) ? [ORDER] : []), ...(isRouted ? [ROUTING] : [])].join(' ') || undefined;
}

function conversation(result: ToolResult, context: Context): Forwarded {
  const uncertain = doubtsOf(result, context);
  if (result.isError) {
    const message = join(
      [...result.content.map((block) => summary(block, UNSEEN)), ...further(result)],
      '\n',
    );
    const words = segmentsText(message) === '' ? client('MCP tool call failed') : message;
    return show([text(words)], 'thrown', { uncertain });
  }
  const parts = [...result.content.map(modelPart), ...further(result).map(text)];
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.segments] : []));
  const isText = texts.length === parts.length;
  return show(isText ? [text(join(texts, '\n'))] : parts, 'none', { uncertain });
}

function renderer(result: ToolResult): Forwarded {
  if (result.isError) return show([text(client('‹not recorded›'))], 'thrown', { uncertain: REJECTED });
  const texts = result.content.map((block) => summary(block, ', delivered to user'));
  const isLater = ({ type, resource }: Block) => type === 'audio' || resource?.blob !== undefined;
  const doubts = [
    ...(result.content.some(isJson) ? [ORDER] : []),
    ...(result.content.some(isLater) ? [PLACEHOLDER] : []),
  ];
  return show([text(join(texts, '\n'))], 'none', { uncertain: doubts.join(' ') || undefined });
}

export default defineClient({
  id: 'cherry-studio',
  absentContent: 'empty',
  paths: { conversation, 'renderer-1x': renderer },
});
