import { array, javascript } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { blockText, isText, media, show, text } from '../parts.ts';
import { typescriptBlock, unmetSchema } from '../sdk-typescript.ts';
import { client } from '../segments.ts';
import { serialize, structuredText } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part, Segment } from '../types.ts';

const FAILED = 'An error occurred while running the tool. Please try again.';

/** An input_text or an input_image; undefined for a block that is neither. */
function inputItem(block: Block): Part | undefined {
  if (isText(block)) return text([blockText(block)]);
  return block.type === 'image' && block.data ? media(block) : undefined;
}

/** JSON.stringify of a lone block, or of all of them. */
function asJson({ content }: ToolResult): Segment[] {
  const [only, ...others] = content;
  if (!only) return client('[]');
  return others.length === 0
    ? serialize(typescriptBlock(only), javascript, { source: 'content', at: only.at })
    : serialize(array(content.map(typescriptBlock)), javascript, { source: 'content', at: '/content' });
}

/** Items where every block becomes one, else one string. */
function conversation(result: ToolResult, context: Context): Forwarded {
  if (unmetSchema(result, context)) return show([text(client(FAILED))], 'thrown');
  const items = result.content.flatMap((block) => inputItem(block) ?? []);
  const isKnown = items.length > 0 && items.length === result.content.length;
  return show(isKnown ? items : [text(asJson(result))]);
}

/** structuredContent alone, unless the result is an error. */
const structuredFirst = (result: ToolResult, context: Context): Forwarded =>
  result.structured && !result.isError
    ? show([text(structuredText(result.structured, javascript))])
    : conversation(result, context);

export default defineClient({
  id: 'openai-agents-js',
  absentContent: 'empty',
  paths: { conversation, 'use-structured-content': structuredFirst },
});
