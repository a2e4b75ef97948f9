import { pythonJson } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { blob, blockText, isMedia, isText, media, resourceWord, show, text } from '../parts.ts';
import { pythonBlockString, pythonLink, unmetSchema } from '../sdk-python.ts';
import { client, join } from '../segments.ts';
import { structuredText } from '../serialize.ts';
import { partText } from '../text.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part, Segment } from '../types.ts';

const LINK =
  'What arrives of a link of this type depends on the layer of the model: those that were read leave it out, and then the model gets the texts alone.';

/** A Content object. */
function item(block: Block): Part {
  if (isText(block)) return text([blockText(block)]);
  if (isMedia(block)) return media(block);
  if (block.type === 'resource_link') return pythonLink(block);
  if (block.resource?.text !== undefined) return text([resourceWord(block, 'text')]);
  if (block.resource?.blob !== undefined) return blob(block);
  return text(pythonBlockString(block.node, block.type, block.at));
}

/** The parser of all paths: the blocks, then structuredContent as one more text; for nothing at all `null`. */
function parsed({ content, structured }: ToolResult): Part[] {
  const items = content.map(item);
  if (structured) items.push(text(structuredText(structured, pythonJson())));
  return items.length > 0 ? items : [text(client('null'))];
}

/** The texts that are not empty, joined: the string of the function result. */
const joined = (items: readonly Part[]): Segment[] =>
  join(
    items.flatMap((part) => (part.kind === 'text' && partText(part) !== '' ? [part.segments] : [])),
    '\n',
  );

const isUnmapped = (part: Part): boolean =>
  part.kind === 'link' && !/^(image|audio|application)\//.test(part.mimeType ?? '');

function conversation(result: ToolResult, context: Context): Forwarded {
  if (result.isError || unmetSchema(result, context))
    return show([text(client('Error: Function failed.'))], 'thrown');
  const items = parsed(result);
  if (items.every((part) => part.kind === 'text')) return show([text(joined(items))]);
  return show(items, 'none', { uncertain: items.some(isUnmapped) ? LINK : undefined });
}

/** The items are objects, which Monty refuses as a value of the call; an exception that it does not know ends the code. */
const codeMode = (result: ToolResult, context: Context): Forwarded =>
  result.isError || unmetSchema(result, context)
    ? show([], 'aborted')
    : show([text(client('ValueError: Value of type Content is not JSON-safe.'))], 'thrown');

export default defineClient({ id: 'agent-framework-python', paths: { conversation, 'code-mode': codeMode } });
