import { lengthIn } from '../../cut.ts';
import { blockText, show, text } from '../../parts.ts';
import { unmetSchema } from '../../sdk-python.ts';
import { join, words } from '../../segments.ts';
import { structuredText } from '../../serialize.ts';
import { segmentsText } from '../../text.ts';
import type { Block, ToolResult } from '../../tool-result.ts';
import type { Context, Forwarded, Segment } from '../../types.ts';
import { errorJson, errorTexts, JSON_TEXT, object, quoted, refused, wrapped } from './answer.ts';
import { fileLine, isFile } from './blocks.ts';

const SPILL = 100_000;

const CACHE =
  'The path depends on the local cache, and what its check makes of other data was not read; a resource that cannot be kept is told by a marker.';
const BUDGET = `Results of more than ${SPILL} characters are kept in a file; what stands for them was not read.`;

const lineOf = (block: Block, context: Context): Segment[] =>
  block.text ? [blockText(block)] : (fileLine(block, context) ?? []);

const isKept = (block: Block): boolean => isFile(block) || block.resource?.blob !== undefined;

/** Up to 0.19.0: both fields, copies too; images by the path of their file alone, _meta never. */
export function bothFields(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return refused(unmet, context);
  if (result.isError) return show([text(wrapped(errorJson(errorTexts(result)), context))], 'worded');
  const lines = result.content.map((block) => lineOf(block, context));
  const output = join(
    lines.filter((line) => segmentsText(line) !== ''),
    '\n',
  );
  const hasText = segmentsText(output) !== '';
  const { structured } = result;
  const key = hasText ? 'structuredContent' : 'result';
  const place = { source: 'structuredContent', at: '/structuredContent' } as const;
  const json = object([
    ...(hasText || !structured ? [words`"result": ${quoted(output)}`] : []),
    ...(structured ? [[{ ...place, text: `"${key}": ` }, ...structuredText(structured, JSON_TEXT)]] : []),
  ]);
  const doubts = [
    ...(result.content.some(isKept) ? [CACHE] : []),
    ...(lengthIn(json, 'codePoints') > SPILL ? [BUDGET] : []),
  ];
  return show([text(wrapped(json, context))], 'none', { uncertain: doubts.join(' ') || undefined });
}
