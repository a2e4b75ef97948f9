import { pythonJson } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { blockText, isText, media, show, text } from '../parts.ts';
import { pydanticJson } from '../pydantic-json.ts';
import { python2Block } from '../sdk-python-2.ts';
import { unmetSchema } from '../sdk-python.ts';
import { client } from '../segments.ts';
import { serialize, structuredText } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part } from '../types.ts';

const FAILED = 'An error occurred while running the tool. Please try again.';

/** A text or an image as such, any other block as JSON with the names of version 2 of the SDK. */
function item(block: Block): Part {
  if (isText(block)) return text([blockText(block)]);
  if (block.type === 'image') return media(block);
  return text(
    serialize(python2Block(block.node, block.type), pydanticJson, { source: 'content', at: block.at }),
  );
}

/** An item for each block; an empty list is no structured output, and is sent as its str(). */
function conversation(result: ToolResult, context: Context): Forwarded {
  const { content } = result;
  if (unmetSchema(result, context)) return show([text(client(FAILED))], 'thrown');
  return show(content.length > 0 ? content.map(item) : [text(client('[]'))]);
}

/** structuredContent alone where it is not empty, unless the result is an error. */
function structuredFirst(result: ToolResult, context: Context): Forwarded {
  const { structured, isError } = result;
  const isEmpty = structured?.kind === 'object' && structured.members.length === 0;
  if (!structured || isEmpty || isError) return conversation(result, context);
  return show([text(structuredText(structured, pythonJson()))]);
}

export default defineClient({
  id: 'openai-agents-python',
  paths: { conversation, 'use-structured-content': structuredFirst },
});
