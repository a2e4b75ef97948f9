import { javascript } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { blockText, isText, resourceWord, show, text } from '../parts.ts';
import { typescriptSdk, unmetSchema } from '../sdk-typescript.ts';
import { client, join, words } from '../segments.ts';
import { serialize } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Segment } from '../types.ts';

const BLOB = 'The words for a blob were read at another commit.';

/** JSON.stringify of the content as the SDK has parsed it. */
function contentJson(result: ToolResult, version: '1.23' | 'later' = 'later'): Segment[] {
  const content = typescriptSdk(result, version).find(({ key }) => key.value === 'content');
  if (!content || result.content.length === 0) return client('[]');
  return serialize(content.value, javascript, content);
}

/** The context items of a block, by their texts; a blob is an error, and an item without text after it. */
function items(block: Block): Segment[][] {
  if (isText(block)) return [[blockText(block)]];
  if (block.type !== 'resource') {
    const type: Segment = { text: block.type, source: 'content', at: `${block.at}/type` };
    return [words`Error: tool call received unsupported item of type "${type}"`];
  }
  const own = [resourceWord(block, 'text')];
  return block.resource?.blob
    ? [client('Error: tool call received unsupported blob resource item'), own]
    : [own];
}

function conversation(result: ToolResult, { call }: Context): Forwarded {
  if (result.isError) {
    const message = words`${call.tool} failed with the message: ${contentJson(result)}`;
    return show(
      [text(words`${message}\n\nPlease try something else or request further instructions.`)],
      'worded',
    );
  }
  if (result.content.length === 0) return show([text(client('No tool output'))]);
  const uncertain = result.content.some(({ resource }) => resource?.blob) ? BLOB : undefined;
  return show([text(join(result.content.flatMap(items), '\n\n'))], 'none', { uncertain });
}

function cli(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return show([text(words`Error executing tool ${context.call.tool}: ${unmet}`)], 'thrown');
  // Versions of the command line from 1.5.26 on know no annotations of blocks.
  return show([text(contentJson(result, '1.23'))]);
}

export default defineClient({ id: 'continue', absentContent: 'empty', paths: { conversation, cli } });
