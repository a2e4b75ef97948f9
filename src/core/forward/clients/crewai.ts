import { defineClient } from '../define.ts';
import { pythonRepr } from '../escape.ts';
import { blockText, isText, show, text } from '../parts.ts';
import { pythonBlockString, pythonSdk, pythonString, unmetSchema } from '../sdk-python.ts';
import { client, join, words } from '../segments.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Segment } from '../types.ts';

const blockString = (block: Block): Segment[] =>
  isText(block) ? [blockText(block)] : pythonBlockString(block.node, block.type, block.at);

const failed = ({ call }: Context): Segment[] =>
  words`Error executing tool: Error executing MCP tool ${call.tool}: `;

/** The text of the first block alone; without a block the string form of the whole result. */
function firstBlock(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet)
    return show([text(words`${failed(context)}Operation failed after 3 attempts: ${unmet}`)], 'thrown');
  const [first] = result.content;
  return show([text(first ? blockString(first) : pythonString(pythonSdk(result)))]);
}

/** What the SDK refuses is told as a time-out in place of its own words. */
const TIMED_OUT = 'MCP tool execution failed after 3 attempts: Connection timed out after 60 seconds';

const byAddress = (result: ToolResult, context: Context): Forwarded =>
  unmetSchema(result, context) ? show([text(client(TIMED_OUT))], 'thrown') : firstBlock(result, context);

/** One block: its text; none or several: the string form of the list of their texts. */
function adapter(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return show([text(words`Error executing tool: ${unmet}`)], 'thrown');
  const [first, ...others] = result.content;
  if (first && others.length === 0) return show([text(blockString(first))]);
  const texts = result.content.filter(isText).map((block) => pythonRepr(blockText(block)));
  return show([text(words`[${join(texts, ', ')}]`)]);
}

export default defineClient({
  id: 'crewai',
  paths: { conversation: firstBlock, 'url-reference': byAddress, 'mcp-server-adapter': adapter },
});
