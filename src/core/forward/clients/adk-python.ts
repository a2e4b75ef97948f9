import { pythonDict, pythonJson } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { envelope } from '../fields.ts';
import { blockText, isText, show, text } from '../parts.ts';
import { pythonDump, pythonDumpBlock, unmetSchema } from '../sdk-python.ts';
import { join, words } from '../segments.ts';
import { serialize } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Segment } from '../types.ts';

const told = ({ isError }: ToolResult): Forwarded['error'] => (isError ? 'worded' : 'none');

const failure = (unmet: readonly Segment[]): Segment[] =>
  words`Unexpected error during MCP tool execution: ${unmet}`;

/** What the SDK refuses is an error in a dictionary of its own. */
const refused = (unmet: readonly Segment[]): Forwarded =>
  show([text(words`{"error": "${failure(unmet)}"}`)], 'thrown');

/** The dumped result as an object, FunctionResponse.response; it is shown as compact JSON. */
function gemini(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return show([text(failure(unmet))], 'thrown');
  const json = pythonJson({ compact: true, ensureAscii: false });
  return show([text(envelope(pythonDump(result), json))], told(result));
}

function liteLlm(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return refused(unmet);
  const json = pythonJson({ ensureAscii: false });
  return show([text(envelope(pythonDump(result), json))], told(result));
}

/** A text block gives its text, any other the string form of its dictionary. */
const contentItem = (block: Block): Segment[] =>
  isText(block)
    ? [blockText(block)]
    : serialize(pythonDumpBlock(block.node, block.type), pythonDict, { source: 'content', at: block.at });

/** The blocks alone where there are any, else the whole dictionary; is_error of the message is always false. */
function anthropic(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return refused(unmet);
  if (result.content.length > 0) return show([text(join(result.content.map(contentItem), '\n'))]);
  return show([text(envelope(pythonDump(result), pythonJson()))], told(result));
}

export default defineClient({
  id: 'adk-python',
  paths: { conversation: gemini, litellm: liteLlm, anthropic },
});
