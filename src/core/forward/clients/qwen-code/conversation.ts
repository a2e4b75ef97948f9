import { javascript } from '../../../json/index.ts';
import { headTail, lengthIn } from '../../cut.ts';
import { envelope } from '../../fields.ts';
import { convert, errorText, type Converted } from '../../gemini-tool.ts';
import { show, text } from '../../parts.ts';
import { typescriptSdk } from '../../sdk-typescript.ts';
import { join, words } from '../../segments.ts';
import { serialize, structuredText } from '../../serialize.ts';
import { segmentsText } from '../../text.ts';
import type { ToolResult } from '../../tool-result.ts';
import type { Context, Cut, Forwarded, Part, Segment } from '../../types.ts';

// The threshold of tool output and a room above it, in UTF-16 units.
const LIMIT = 28_000;
const PREVIEW = 2_000;
const LONGEST = 500_000;

const LONG = 'What becomes of a single text over 500,000 characters before this was not recorded.';

const asIs = (segment: Segment): Segment[] => [segment];

/** A text, or in its place the notice of the file that keeps it and a preview of whole lines from its start. */
function stored(output: Segment[]): { output: Segment[]; cuts: Cut[] } {
  if (lengthIn(output, 'utf16') <= LIMIT) return { output, cuts: [] };
  const line = segmentsText(output).slice(0, PREVIEW).lastIndexOf('\n');
  const end = line > 0 ? line : PREVIEW;
  const { head, cuts } = headTail(output, { unit: 'utf16', head: end, tail: 0, rest: 'file' });
  const size = Math.round(lengthIn(output, 'bytes') / 1024);
  const notice = words`<persisted-output>\nOutput too large (${size} KB). Full output saved to: ‹path›\nFull output sha256: ‹sha256›\nNote: this file may be cleaned up after 24 hours.\nTo read the complete output, use the read_file tool with the absolute file path above.\n\nPreview (up to ${PREVIEW} chars):\n`;
  return { output: [...notice, ...head, ...words`\n...\n</persisted-output>`], cuts };
}

function finished(output: Segment[], data: Part[], error: Forwarded['error']): Forwarded {
  const kept = stored(output);
  const uncertain = lengthIn(output, 'utf16') > LONGEST ? LONG : undefined;
  return show([text(kept.output), ...data], error, { cuts: kept.cuts, uncertain });
}

/** structuredContent as JSON before the blocks, unless one of them says the same; the texts joined into one. */
function shown(
  { structured }: ToolResult,
  converted: readonly Converted[],
  { call }: Context,
  error: Forwarded['error'],
): Forwarded {
  const texts = converted.map((item) => item.text);
  const json = structured && structuredText(structured, javascript);
  const isCopy = json && texts.some((one) => segmentsText(one) === segmentsText(json));
  const output = join(json && !isCopy ? [json, ...texts] : texts, '\n');
  const data = converted.flatMap((item) => item.data ?? []);
  if (data.length === 0 && segmentsText(output).trim() === '')
    return show([text(words`(${call.tool} completed with no output)`)], error);
  return finished(output, data, error);
}

const isImage = (part: Part | undefined): boolean =>
  part?.kind === 'media' && part.mimeType.startsWith('image/');

/** Both fields; an error without an image as the JSON of the whole result, in which content stands twice. */
export function conversation(result: ToolResult, context: Context): Forwarded {
  const converted = result.content.flatMap((block) => convert(block, context, asIs) ?? []);
  if (!result.isError) return shown(result, converted, context, 'none');
  if (converted.some(({ data }) => isImage(data))) return shown(result, converted, context, 'flagged');
  const fields = typescriptSdk(result);
  const whole = envelope(fields, javascript);
  const content = fields.find(({ key }) => key.value === 'content');
  const again = content && result.content.length > 0 ? serialize(content.value, javascript, content) : '[]';
  return finished(errorText(context, words`{"error":${whole},"content":${again}}`), [], 'worded');
}
