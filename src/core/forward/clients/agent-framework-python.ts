import { pythonJson } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { blob, blockText, isMedia, isText, link, media, resourceWord, show, text } from '../parts.ts';
import { pythonBlockString, pythonLink, unmetSchema } from '../sdk-python.ts';
import { client, join } from '../segments.ts';
import { structuredText } from '../serialize.ts';
import { partText } from '../text.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part, Segment } from '../types.ts';

/** What stands for both fields, in the words of the option tool_result_content. */
type Mode = 'structured_first' | 'content_first' | 'content_only' | 'structured_only' | 'both';

/** A Content object; `toLink` is how the version of the SDK keeps the address of a link. */
function item(block: Block, toLink: (block: Block) => Part): Part {
  if (isText(block)) return text([blockText(block)]);
  if (isMedia(block)) return media(block);
  if (block.type === 'resource_link') return toLink(block);
  if (block.resource?.text !== undefined) return text([resourceWord(block, 'text')]);
  if (block.resource?.blob !== undefined) return blob(block);
  return text(pythonBlockString(block.node, block.type, block.at));
}

/** The parser of all paths: the blocks, structuredContent as a text, or both; `null` where that is nothing. */
function parsed({ content, structured }: ToolResult, mode: Mode, toLink = link): Part[] {
  const items = content.map((block) => item(block, toLink));
  const json = structured ? [text(structuredText(structured, pythonJson()))] : [];
  const chosen: Record<Mode, () => Part[]> = {
    structured_first: () => (structured ? json : items),
    content_first: () => (items.length > 0 ? items : json),
    content_only: () => items,
    structured_only: () => json,
    both: () => [...items, ...json],
  };
  const found = chosen[mode]();
  return found.length > 0 ? found : [text(client('null'))];
}

/** The texts that are not empty, joined: the string of the function result. */
const joined = (items: readonly Part[]): Segment[] =>
  join(
    items.flatMap((part) => (part.kind === 'text' && partText(part) !== '' ? [part.segments] : [])),
    '\n',
  );

const MP3 = ['audio/mp3', 'audio/mpeg', 'audio/x-mpeg', 'audio/mpeg3', 'audio/x-mpeg-3'];

/** Whether the layer for OpenAI Responses has a form for an item. */
function isMapped(part: Part): boolean {
  if (part.kind === 'text') return true;
  const type = part.mimeType ?? '';
  if (type.startsWith('audio/')) return type.includes('wav') || MP3.includes(type);
  return type.startsWith('image/') || type.startsWith('application/');
}

/** The items as the layer for OpenAI Responses sends them: one string where all are texts, else a part each. */
function sent(result: ToolResult, context: Context, items: Part[]): Forwarded {
  if (result.isError || unmetSchema(result, context))
    return show([text(client('Error: Function failed.'))], 'thrown');
  const parts = items.every(({ kind }) => kind === 'text') ? [] : items.filter(isMapped);
  return show(parts.length > 0 ? parts : [text(joined(items))]);
}

const conversation = (mode: Mode) => (result: ToolResult, context: Context) =>
  sent(result, context, parsed(result, mode));

const until1180 = (result: ToolResult, context: Context) =>
  sent(result, context, parsed(result, 'both', pythonLink));

/** The items are objects, which Monty refuses as a value of the call; an exception that it does not know ends the code. */
const codeMode = (result: ToolResult, context: Context): Forwarded =>
  result.isError || unmetSchema(result, context)
    ? show([], 'aborted')
    : show([text(client('ValueError: Value of type Content is not JSON-safe.'))], 'thrown');

export default defineClient({
  id: 'agent-framework-python',
  paths: {
    conversation: conversation('structured_first'),
    'content-first': conversation('content_first'),
    'content-only': conversation('content_only'),
    'structured-only': conversation('structured_only'),
    both: conversation('both'),
    'code-mode': codeMode,
    'conversation-until-1-18-0': until1180,
  },
});
