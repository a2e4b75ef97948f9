import { memberOf, serdeOrdered, type Node } from '../../json/index.ts';
import { headTail, lengthIn } from '../cut.ts';
import { defineClient } from '../define.ts';
import { asReceived, envelope } from '../fields.ts';
import { blockText, isMedia, isText, media, show, text } from '../parts.ts';
import { client, words } from '../segments.ts';
import { serialize, structuredText } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part } from '../types.ts';

// A limit that is not known may be lower than a text of this many tokens.
const LONG = 10_000;

const HEADER = 'Wall time: ‹time› seconds\nOutput:';
const LIMIT = 'The text is cut to the model’s limit for tool output; how the cut is marked was not read.';

const isEncrypted = (block: Block): boolean =>
  isText(block) && memberOf(memberOf(block.node, '_meta'), 'codex/encryptedContent')?.kind === 'true';

function item(block: Block, { accepts }: Context): Part {
  if (isText(block)) return text([blockText(block)]);
  if (isMedia(block)) {
    if (block.type === 'image' ? accepts.image : accepts.audio) return media(block);
    const omitted = '<image content omitted because you do not support image input>';
    return text(client(block.type === 'image' ? omitted : '‹not recorded›'));
  }
  return text(serialize(block.node, serdeOrdered, { source: 'content', at: block.at }));
}

function structuredBody(structured: Node, { budget }: Context): Forwarded {
  const json = structuredText(structured, serdeOrdered);
  const body = words`${HEADER}\n${json}`;
  const length = lengthIn(body, 'tokens');
  const limit = budget === undefined ? undefined : Math.floor(budget * 1.2);
  if (length <= (limit ?? LONG)) return show([text(body)]);
  if (limit === undefined) return show([text(body)], 'none', { uncertain: LIMIT });
  const half = Math.floor(limit / 2);
  const { head, tail, cuts } = headTail(body, { unit: 'tokens', head: half, tail: half, rest: 'dropped' });
  return show([text(words`${head}‹not recorded›${tail}`)], 'none', { cuts, uncertain: LIMIT });
}

function items(result: ToolResult, context: Context): Forwarded {
  const parts = result.content.map((block) => item(block, context));
  const tokens = parts.reduce(
    (sum, part) => sum + (part.kind === 'text' ? lengthIn(part.segments, 'tokens') : 0),
    0,
  );
  const limit = context.budget === undefined ? LONG : context.budget * 1.2;
  return show([text(client(HEADER)), ...parts], 'none', { uncertain: tokens > limit ? LIMIT : undefined });
}

const conversation = (result: ToolResult, context: Context): Forwarded => {
  const preferred = result.content.some(isEncrypted) ? undefined : result.structured;
  return preferred ? structuredBody(preferred, context) : items(result, context);
};

/** The script gets content, structuredContent and isError as an object, shown as compact JSON. */
function codeMode(result: ToolResult): Forwarded {
  const kept = asReceived(result).filter(
    ({ key, value }) =>
      ['content', 'structuredContent', 'isError'].includes(key.value) && value.kind !== 'null',
  );
  return show([text(envelope(kept, serdeOrdered))], result.isError ? 'worded' : 'none');
}

export default defineClient({ id: 'codex', paths: { conversation, 'code-mode': codeMode } });
