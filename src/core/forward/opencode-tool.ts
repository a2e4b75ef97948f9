import { javascript } from '../json/index.ts';
import { headTail, lengthIn } from './cut.ts';
import { isNoImage } from './images.ts';
import { base64Bytes, headEnd } from './measure.ts';
import { blob, blockText, isText, media, resourceWord, show, text } from './parts.ts';
import { client, join, words } from './segments.ts';
import { structuredText } from './serialize.ts';
import { segmentsText } from './text.ts';
import type { Block, ToolResult } from './tool-result.ts';
import type { Context, Cut, Forwarded, Part, Segment } from './types.ts';

const MAX_LINES = 2_000;
const MAX_BYTES = 50 * 1024;
const MAX_BLOB = 10 * 1024 * 1024;
const ATTACHED = ['image/gif', 'image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

const TASK =
  'An agent that may use the Task tool is told to have the explore agent process the file instead.';

/** What convertTool throws for an error: the texts that are not blank. `doubt` says what was not read, in words. */
export function failure(result: ToolResult, separator = '\n\n', doubt?: string): Forwarded {
  const texts = result.content.filter((block) => isText(block) && block.text?.trim() !== '');
  const message = join(
    texts.map((block) => [blockText(block)]),
    separator,
  );
  const words = texts.length > 0 ? message : client('MCP tool returned an error');
  return show([text(words)], 'thrown', { uncertain: doubt });
}

/** What the SDK throws where the outputSchema is not met. */
function schemaFault({ structured }: ToolResult, { outputSchema, call }: Context): Segment[] | undefined {
  if (outputSchema !== 'none' && !structured)
    return words`MCP error -32600: Tool ${call.tool} has an output schema but did not return structured content`;
  return outputSchema === 'violated'
    ? client("MCP error -32602: Structured content does not match the tool's output schema: ‹message›")
    : undefined;
}

const sizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;
};

/** What a block becomes: a text, an attachment, or an image that cannot be decoded. */
type Item = { text: Segment[] } | { file: Part } | { broken: true };

/** The blob of a resource as an attachment, or the line in its place. */
function attachment(block: Block): Item {
  const type = block.resource?.mimeType ?? 'application/octet-stream';
  const size = base64Bytes(block.resource?.blob ?? '');
  const shown = block.resource?.mimeType === undefined ? type : resourceWord(block, 'mimeType');
  const omitted = words`[Binary MCP resource omitted: ${resourceWord(block, 'uri')} (${shown}, ${sizeText(size)})`;
  if (!ATTACHED.includes(type)) return { text: words`${omitted} is not a supported attachment type]` };
  if (size > MAX_BLOB) return { text: words`${omitted} exceeds ${sizeText(MAX_BLOB)}]` };
  return imageOr(blob(block), block.resource?.blob, type);
}

const imageOr = (file: Part, data: string | undefined, mimeType: string | undefined): Item =>
  mimeType?.startsWith('image/') && isNoImage({ data, mimeType }) ? { broken: true } : { file };

/** The items that a block becomes. */
function converted(block: Block): Item[] {
  if (isText(block)) return [{ text: [blockText(block)] }];
  if (block.type === 'image') return [imageOr(media(block), block.data, block.mimeType)];
  if (block.type !== 'resource') return [];
  return [
    ...(block.resource?.text ? [{ text: [resourceWord(block, 'text')] }] : []),
    ...(block.resource?.blob ? [attachment(block)] : []),
  ];
}

/** Whole lines from the start, up to 2,000 lines and 50 KiB; the rest stays in a file. */
function truncated(output: Segment[]): { output: Segment[]; cuts: Cut[] } {
  const [lines, bytes] = [lengthIn(output, 'lines'), lengthIn(output, 'bytes')];
  if (lines <= MAX_LINES && bytes <= MAX_BYTES) return { output, cuts: [] };
  const whole = segmentsText(output);
  const [byLines, byBytes] = [headEnd(whole, MAX_LINES, 'lines'), headEnd(whole, MAX_BYTES, 'bytes')];
  const unit = byLines <= byBytes ? 'lines' : 'bytes';
  const end = unit === 'lines' ? byLines : Math.max(0, whole.lastIndexOf('\n', byBytes));
  const { head, cuts } = headTail(output, { unit: 'utf16', head: end, tail: 0, rest: 'file' });
  const removed = unit === 'lines' ? lines - MAX_LINES : bytes - lengthIn(head, 'bytes');
  const hint = `The tool call succeeded but the output was truncated. Full output saved to: ‹path›\nUse Grep to search the full content or Read with offset/limit to view specific sections.`;
  return { output: words`${head}\n\n...${removed} ${unit} truncated...\n\n${hint}`, cuts };
}

/**
 * A direct tool call of opencode and of its fork: convertTool, then the session. `cutDoubt` says what was not read of
 * the limits, in words.
 */
export function directTool(result: ToolResult, context: Context, cutDoubt?: string): Forwarded {
  if (result.isError) return failure(result);
  const fault = schemaFault(result, context);
  if (fault) return show([text(fault)], 'thrown');
  const fallback = result.content.length === 0 && result.structured;
  const items = fallback
    ? [{ text: structuredText(fallback, javascript) }]
    : result.content.flatMap(converted);
  return finished(items, cutDoubt);
}

function finished(items: readonly Item[], cutDoubt?: string): Forwarded {
  const texts = items.flatMap((item) => ('text' in item ? [item.text] : []));
  const files = items.flatMap((item) => ('file' in item ? [item.file] : []));
  const broken = items.filter((item) => 'broken' in item).length;
  const { output, cuts } = truncated(join(texts, '\n\n'));
  const note = `\n\n[${broken} image${broken === 1 ? '' : 's'} omitted: could not be resized below the image size limit.]`;
  const doubts = [...(cutDoubt ? [cutDoubt] : []), TASK].join(' ');
  const shown = broken > 0 ? words`${output}${note}` : output;
  return show([text(shown), ...files], 'none', { cuts, uncertain: cuts.length > 0 ? doubts : undefined });
}
