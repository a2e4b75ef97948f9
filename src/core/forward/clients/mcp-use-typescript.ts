import { javascript } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { envelope } from '../fields.ts';
import { blob, blockText, blockWord, media, resourceWord, show, text } from '../parts.ts';
import { typescriptSdk } from '../sdk-typescript.ts';
import { client, join, words } from '../segments.ts';
import { structuredText } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Forwarded, Part, Segment } from '../types.ts';

const orElse = (segment: Segment, fallback: string): Segment | string =>
  segment.text === '' ? fallback : segment;

/** The contents of a resource: its text, its blob where that is an image, else the address. */
function embedded(block: Block): Part {
  const { text: own, blob: data, mimeType = '' } = block.resource ?? {};
  if (own) return text([resourceWord(block, 'text')]);
  if (data !== undefined && mimeType.startsWith('image/')) return blob(block);
  const type = orElse(resourceWord(block, 'mimeType'), 'unknown');
  return text(words`[resource: ${resourceWord(block, 'uri')} (${type})]`);
}

/** blockToPart: undefined for an image without data; an empty text is dropped with the other empty ones. */
function blockPart(block: Block): Part | undefined {
  switch (block.type) {
    case 'text':
      return text([blockText(block)]);
    case 'image':
      return block.data ? media(block) : undefined;
    case 'audio': {
      const type = orElse(blockWord(block, 'mimeType'), 'audio/*');
      return text(words`[audio: ${type}, base64 omitted (${block.data?.length ?? 0} chars)]`);
    }
    case 'resource':
      return embedded(block);
    case 'resource_link':
      return text(words`[resource_link "${blockWord(block, 'name')}": ${blockWord(block, 'uri')}]`);
    default: {
      const type: Segment = { text: block.type, source: 'content', at: `${block.at}/type` };
      return text(words`[unsupported tool content block: ${block.type === '' ? 'undefined' : type}]`);
    }
  }
}

const isEmpty = (part: Part): boolean =>
  part.kind === 'text' && part.segments.every((segment) => segment.text === '');

/** The blocks, then structuredContent; texts alone are joined. */
function conversation(result: ToolResult): Forwarded {
  const parts = result.content.flatMap((block) => blockPart(block) ?? []).filter((part) => !isEmpty(part));
  if (result.structured)
    parts.push(text(words`structuredContent: ${structuredText(result.structured, javascript)}`));
  if (result.isError) parts.unshift(text(client('[tool reported isError=true]')));
  const error = result.isError ? 'worded' : 'none';
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.segments] : []));
  return show(texts.length === parts.length ? [text(join(texts, '\n'))] : parts, error);
}

/** The whole result as the SDK has parsed it. */
const langchainAgent = (result: ToolResult): Forwarded =>
  show([text(envelope(typescriptSdk(result), javascript))], result.isError ? 'worded' : 'none');

export default defineClient({
  id: 'mcp-use-typescript',
  absentContent: 'empty',
  paths: { conversation, 'langchain-agent': langchainAgent },
});
