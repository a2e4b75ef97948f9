import { javascript } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { directTool, failure } from '../opencode-tool.ts';
import { blob, blockText, blockWord, isMedia, isText, media, resourceWord, show, text } from '../parts.ts';
import { structuredText } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part } from '../types.ts';

const PREFIX = 'Whether the session puts something before the message of an error was not read.';
const CHOICE = 'How the model layer chooses between structured and content was not read; content is assumed.';

/** A block as callTool of packages/core keeps it. */
function normalized(block: Block): Part[] {
  if (isText(block)) return [text([blockText(block)])];
  if (isMedia(block)) return [media(block)];
  if (block.type === 'resource_link') return [text([blockWord(block, 'uri')])];
  if (block.type !== 'resource' || !block.resource) return [];
  return [block.resource.text === undefined ? blob(block) : text([resourceWord(block, 'text')])];
}

function core(result: ToolResult): Forwarded {
  if (result.isError) return failure(result, '\n', PREFIX);
  const fallback = result.content.length === 0 && result.structured;
  const parts = fallback ? [text(structuredText(fallback, javascript))] : result.content.flatMap(normalized);
  return show(parts, 'none', { uncertain: CHOICE });
}

export default defineClient({
  id: 'opencode',
  absentContent: 'empty',
  paths: {
    conversation: (result: ToolResult, context: Context) => directTool(result, context),
    'v2-core': core,
  },
});
