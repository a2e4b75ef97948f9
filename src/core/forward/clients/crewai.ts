import { defineClient } from '../define.ts';
import { pythonRepr } from '../escape.ts';
import { blockText, blockWord, isMedia, isText, resourceWord, show, text } from '../parts.ts';
import { pythonAddress, pythonBlockString, pythonSdk, pythonString, unmetSchema } from '../sdk-python.ts';
import { client, join, words } from '../segments.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forward, Forwarded, Segment } from '../types.ts';

const blockString = (block: Block): Segment[] =>
  isText(block) ? [blockText(block)] : pythonBlockString(block.node, block.type, block.at);

/** A text or the text of a resource as it is; what else the protocol has, as its type and one word of it. */
function blockLine(block: Block): Segment[] {
  if (block.resource?.text !== undefined) return [resourceWord(block, 'text')];
  if (block.resource?.blob !== undefined)
    return words`[resource: ${[pythonAddress(resourceWord(block, 'uri'))]}]`;
  if (block.type === 'resource_link')
    return words`[resource_link: ${[pythonAddress(blockWord(block, 'uri'))]}]`;
  if (isMedia(block)) return words`[${block.type}: ${[blockWord(block, 'mimeType')]}]`;
  return blockString(block);
}

type Told = (blocks: readonly Block[]) => Segment[];

/** All blocks, one a line: content_blocks_to_text. */
const everyBlock: Told = (blocks) => join(blocks.map(blockLine), '\n');

/** Until 1.15.28: the first block alone. */
const firstBlock: Told = ([first]) => (first ? blockString(first) : []);

/** What of content is told; without a block the string form of the whole result. */
const shown = (result: ToolResult, told: Told): Forwarded =>
  show([text(result.content.length > 0 ? told(result.content) : pythonString(pythonSdk(result)))]);

const failed = ({ call }: Context): Segment[] =>
  words`Error executing tool: Error executing MCP tool ${call.tool}: `;

const native =
  (told: Told): Forward =>
  (result, context) => {
    const unmet = unmetSchema(result, context);
    if (!unmet) return shown(result, told);
    return show([text(words`${failed(context)}Operation failed after 3 attempts: ${unmet}`)], 'thrown');
  };

/** What the SDK refuses is told as a time-out in place of its own words. */
const TIMED_OUT = 'MCP tool execution failed after 3 attempts: Connection timed out after 60 seconds';

const byAddress =
  (told: Told): Forward =>
  (result, context) =>
    unmetSchema(result, context) ? show([text(client(TIMED_OUT))], 'thrown') : shown(result, told);

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
  paths: {
    conversation: native(everyBlock),
    'url-reference': byAddress(everyBlock),
    'mcp-server-adapter': adapter,
    'conversation-until-1-15-28': native(firstBlock),
    'url-reference-until-1-15-28': byAddress(firstBlock),
  },
});
