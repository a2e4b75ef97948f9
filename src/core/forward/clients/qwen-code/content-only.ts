import { javascript } from '../../../json/index.ts';
import { headTail, lengthIn } from '../../cut.ts';
import { envelope } from '../../fields.ts';
import { convert, errorText, type Converted } from '../../gemini-tool.ts';
import { show, text } from '../../parts.ts';
import { typescriptSdk } from '../../sdk-typescript.ts';
import { client, join, words } from '../../segments.ts';
import type { ToolResult } from '../../tool-result.ts';
import type { Context, Cut, Forwarded, Part, Segment } from '../../types.ts';

const LIMIT = 500_000;
const PREVIEW =
  'What the preview of a text over 500,000 characters shows, and in what words, was not recorded.';

const asIs = (segment: Segment): Segment[] => [segment];

/** A text, or the preview in its place; the whole is kept in a file. */
function previewed(segments: Segment[]): { segments: Segment[]; cuts: Cut[] } {
  if (lengthIn(segments, 'utf16') <= LIMIT) return { segments, cuts: [] };
  const { cuts } = headTail(segments, { unit: 'utf16', head: 0, tail: 0, rest: 'file' });
  return { segments: client('‹not recorded›'), cuts };
}

/** The texts joined into one output, inline data beside it. */
function output(converted: readonly Converted[], error: Forwarded['error']): Forwarded {
  if (converted.length === 0) return show([text(client('Tool execution succeeded.'))], error);
  const texts = converted.map((item) => previewed(item.text));
  const cuts = texts.flatMap((one) => one.cuts);
  const joined = join(
    texts.map(({ segments }) => segments),
    '\n',
  );
  return show([text(joined), ...converted.flatMap(({ data }) => data ?? [])], error, {
    cuts,
    uncertain: cuts.length > 0 ? PREVIEW : undefined,
  });
}

const isImage = (part: Part | undefined): boolean =>
  part?.kind === 'media' && part.mimeType.startsWith('image/');

/** Before 0.23.4: the blocks; an error without an image as the JSON of the whole result, in which content stands twice. */
export function contentOnly(result: ToolResult, context: Context): Forwarded {
  const converted = result.content.flatMap((block) => convert(block, context, asIs) ?? []);
  if (!result.isError) return output(converted, 'none');
  if (converted.some(({ data }) => isImage(data))) return output(converted, 'flagged');
  const whole = envelope(typescriptSdk(result), javascript);
  return show([text(errorText(context, words`{"error":${whole},"content":"[Circular]"}`))], 'worded');
}
