import { memberOf, serdeSorted, type Node } from '../../json/index.ts';
import { headTail, lengthIn } from '../cut.ts';
import { defineClient } from '../define.ts';
import { asReceived, envelope } from '../fields.ts';
import { blockText, isMedia, isText, media, show, text } from '../parts.ts';
import { client, words } from '../segments.ts';
import { serialize, structuredText } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part, Segment } from '../types.ts';

// A limit that is not known may be lower than a text of this many tokens.
const LONG = 10_000;

const HEADER = 'Wall time: ‹time› seconds\nOutput:';
const ORDER =
  'The keys come sorted if serde_json is built without preserve_order, else in the order of the result.';
const LIMIT = 'The text is cut to the model’s limit for tool output; how the cut is marked was not read.';

const isEncrypted = (block: Block): boolean =>
  isText(block) && memberOf(memberOf(block.node, '_meta'), 'codex/encryptedContent')?.kind === 'true';

/** True where sorting changes the order of keys in a value that is serialized at a pointer. */
const orderMatters = (segments: readonly Segment[], pointer: string): boolean =>
  segments.some(({ at, how }) => at === pointer && how === 'reencoded');

function item(block: Block, { accepts }: Context): Part {
  if (isText(block)) return text([blockText(block)]);
  if (isMedia(block)) {
    if (block.type === 'image' ? accepts.image : accepts.audio) return media(block);
    const omitted = '<image content omitted because you do not support image input>';
    return text(client(block.type === 'image' ? omitted : '‹not recorded›'));
  }
  return text(serialize(block.node, serdeSorted, { source: 'content', at: block.at }));
}

function structuredBody(structured: Node, { budget }: Context): Forwarded {
  const json = structuredText(structured, serdeSorted);
  const body = words`${HEADER}\n${json}`;
  const order = orderMatters(json, '/structuredContent') ? ORDER : undefined;
  const length = lengthIn(body, 'tokens');
  const limit = budget === undefined ? undefined : Math.floor(budget * 1.2);
  if (length <= (limit ?? LONG)) return show([text(body)], 'none', { uncertain: order });
  const uncertain = order ? `${order} ${LIMIT}` : LIMIT;
  if (limit === undefined) return show([text(body)], 'none', { uncertain });
  const half = Math.floor(limit / 2);
  const { head, tail, cuts } = headTail(body, { unit: 'tokens', head: half, tail: half, rest: 'dropped' });
  return show([text(words`${head}‹not recorded›${tail}`)], 'none', { cuts, uncertain });
}

function items(result: ToolResult, context: Context): Forwarded {
  const parts = result.content.map((block) => item(block, context));
  const tokens = parts.reduce(
    (sum, part) => sum + (part.kind === 'text' ? lengthIn(part.segments, 'tokens') : 0),
    0,
  );
  const serialized = parts.some(
    (part, index) => part.kind === 'text' && orderMatters(part.segments, `/content/${index}`),
  );
  const limit = context.budget === undefined ? LONG : context.budget * 1.2;
  const doubts = [...(serialized ? [ORDER] : []), ...(tokens > limit ? [LIMIT] : [])];
  return show([text(client(HEADER)), ...parts], 'none', { uncertain: doubts.join(' ') || undefined });
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
  const uncertain = result.isError
    ? 'That an error comes as a value and is not thrown was not tried.'
    : undefined;
  return show([text(envelope(kept, serdeSorted))], result.isError ? 'worded' : 'none', { uncertain });
}

export default defineClient({ id: 'codex', paths: { conversation, 'code-mode': codeMode } });
