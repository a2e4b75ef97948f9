import { parse, sameValue, type Node } from '../../../json/index.ts';
import { headTail, lengthIn } from '../../cut.ts';
import { isText, media, show, text } from '../../parts.ts';
import { unmetSchema } from '../../sdk-python.ts';
import { join, words } from '../../segments.ts';
import { serialize, structuredText } from '../../serialize.ts';
import { segmentsText } from '../../text.ts';
import type { ToolResult } from '../../tool-result.ts';
import type { Context, Cut, Forwarded, Segment } from '../../types.ts';
import { errorJson, errorTexts, JSON_TEXT, object, quoted, refused, wrapped } from './answer.ts';
import { isFile, rendered } from './blocks.ts';

const SPILL = 50_000;
const NATIVE_IMAGES = 4;
const CAP = { limit: 2_000_000, head: 800_000, tail: 1_200_000 };
const STRUCTURED = { source: 'structuredContent', at: '/structuredContent' } as const;
const ELIDED =
  '[hermes note: this result contains provider-side elision markers (e.g. "...N more items" / has_more:true). The data shown is INCOMPLETE — page/fetch the remainder before treating any enumeration as complete.]';
const ELISIONS = /\.\.\.\s*\d+\s+more\s+items?|"has_more"\s*:\s*true/i;

const CACHE =
  'The path depends on the local cache, and data that its check refuses is told by a bracketed marker; the check was not read.';
const NATIVE =
  'On routes that take images those that can be decoded stand beside the text, after a line of the client that was not recorded.';
const SAVED = 'A blob is told by a marker in place of its path where it cannot be saved.';
const NOTICE = 'The wording of the notice at the cut was not recorded.';
const BUDGET = `A later layer, which was not read, keeps results of more than about ${SPILL} characters in a file.`;
const SCHEMA = 'What becomes of a result that does not meet the outputSchema was not read.';

/** A text of at most 2,000,000 characters, its head and its tail. */
function capped(segments: Segment[]): { output: Segment[]; cuts: Cut[] } {
  if (lengthIn(segments, 'utf16') <= CAP.limit || lengthIn(segments, 'codePoints') <= CAP.limit)
    return { output: segments, cuts: [] };
  const { head, tail, cuts } = headTail(segments, { unit: 'codePoints', ...CAP, rest: 'dropped' });
  return { output: words`${head}‹not recorded›${tail}`, cuts };
}

/** True where some text block, parsed, equals structuredContent. */
const isMirrored = ({ content }: ToolResult, structured: Node): boolean =>
  content.some((block) => {
    const parsed = isText(block) ? parse(block.text ?? '') : undefined;
    return parsed?.ok === true && sameValue(parsed.node, structured);
  });

/** `_meta` without the keys that the protocol reserves; undefined where nothing remains. */
function vendorMeta({ meta }: ToolResult): Node | undefined {
  if (meta?.kind !== 'object') return undefined;
  const isReserved = (key: string) =>
    key.includes('/') && /(^|\.)(modelcontextprotocol|mcp)\./.test(key.slice(0, key.indexOf('/')));
  const members = meta.members.filter(({ key }) => !isReserved(key.value));
  if (members.length === 0) return undefined;
  return members.length === meta.members.length ? meta : { ...meta, members };
}

/** The JSON that the handler of the tool returns. */
function envelope(result: ToolResult, context: Context): { json: Segment[]; cuts: Cut[] } {
  const blocks = result.content.flatMap((block) => rendered(block, context) ?? []);
  const { output, cuts } = capped(
    join(
      blocks.map(({ line }) => line),
      '\n',
    ),
  );
  const isUsable = blocks.some(({ usable }) => usable);
  const hasText = segmentsText(output) !== '';
  const isCopied = isUsable && result.structured !== undefined && isMirrored(result, result.structured);
  const kept = isCopied ? undefined : result.structured;
  const structured = kept && capped(structuredText(kept, JSON_TEXT));
  const isCut = structured !== undefined && structured.cuts.length > 0;
  const shown = isUsable && isCut ? undefined : structured;
  const value = isCut ? shown && quoted(shown.output) : shown?.output;
  const key = `"${hasText ? 'structuredContent' : 'result'}": `;
  const meta = vendorMeta(result);
  const resultField = words`"result": ${quoted(output)}`;
  const fields = [
    ...(hasText ? [resultField] : []),
    ...(value ? [[{ ...STRUCTURED, text: key }, ...value]] : []),
    ...(meta ? [serialize(meta, JSON_TEXT, { source: '_meta', at: '/_meta' }, '"_meta": ')] : []),
    ...(hasText || value ? [] : [resultField]),
  ];
  return { json: object(fields), cuts: [...cuts, ...(shown?.cuts ?? [])] };
}

function failure(result: ToolResult): { json: Segment[]; cuts: Cut[] } {
  const { output, cuts } = capped(errorTexts(result));
  return { json: errorJson(output), cuts };
}

/** The note on data that the server left out, which stands only beside a result without images. */
const noted = (json: Segment[]): Segment[] => {
  const isLong = lengthIn(json, 'codePoints') >= 1_000;
  return isLong && ELISIONS.test(segmentsText(json).slice(0, 65_536)) ? words`${json}\n${ELIDED}` : json;
};

/** Both fields, structuredContent left out where a text is its copy. */
export function conversation(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return refused(unmet, context);
  const { json, cuts } = result.isError ? failure(result) : envelope(result, context);
  const files = result.isError ? [] : result.content.filter(isFile);
  const images = context.accepts.image ? files.filter(({ type }) => type === 'image') : [];
  const native = images.slice(0, NATIVE_IMAGES).map(media);
  const message = native.length > 0 ? json : noted(json);
  const doubts = [
    ...(files.length > 0 ? [CACHE] : []),
    ...(native.length > 0 ? [NATIVE] : []),
    ...(result.content.some(({ resource }) => resource?.blob !== undefined) ? [SAVED] : []),
    ...(cuts.length > 0 ? [NOTICE] : []),
    ...(lengthIn(json, 'codePoints') > SPILL ? [BUDGET] : []),
    ...(context.outputSchema === 'violated' ? [SCHEMA] : []),
  ];
  return show([text(wrapped(message, context)), ...native], result.isError ? 'worded' : 'none', {
    cuts,
    uncertain: doubts.join(' ') || undefined,
  });
}
