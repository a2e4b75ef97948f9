import { headTail, lengthIn } from '../cut.ts';
import { defineClient } from '../define.ts';
import { blockText, isText, media, show, text } from '../parts.ts';
import { unmetSchema } from '../sdk-python.ts';
import { client, words } from '../segments.ts';
import type { ToolResult } from '../tool-result.ts';
import type { Context, Cut, Forwarded, Part, Segment } from '../types.ts';

const LIMIT = 50_000;
const NOTICE =
  '<response clipped><NOTE>Due to the max output limit, only part of the full response has been shown to you.</NOTE>';

const FAILED = '[An error occurred during execution.]\n';

/** A text without its middle where it is too long; notice included it has as many characters as the limit. */
function clipped(segment: Segment): { segments: Segment[]; cuts: Cut[] } {
  if (lengthIn([segment], 'codePoints') <= LIMIT) return { segments: [segment], cuts: [] };
  const room = LIMIT - NOTICE.length;
  const first = Math.ceil(room / 2);
  const limits = { unit: 'codePoints', head: first, tail: room - first, rest: 'dropped' } as const;
  const { head, tail, cuts } = headTail([segment], limits);
  return { segments: words`${head}${NOTICE}${tail}`, cuts };
}

/** A header that names the tool, before it one that tells of an error, then texts and images. */
function conversation(result: ToolResult, context: Context): Forwarded {
  const { content, isError } = result;
  const { call, accepts } = context;
  const unmet = unmetSchema(result, context);
  if (unmet)
    return show([text(client(FAILED)), text(words`Error calling MCP tool ${call.tool}: ${unmet}`)], 'thrown');
  const cuts: Cut[] = [];
  const blocks = content.flatMap((block): Part[] => {
    if (block.type === 'image') return accepts.image ? [media(block)] : [];
    if (!isText(block)) return [];
    const shown = clipped(blockText(block));
    cuts.push(...shown.cuts);
    return [text(shown.segments)];
  });
  const failed = isError ? [text(client(FAILED))] : [];
  const header = text(words`[Tool '${call.tool}' executed.]`);
  return show([...failed, header, ...blocks], isError ? 'worded' : 'none', { cuts });
}

export default defineClient({ id: 'openhands', paths: { conversation } });
