import { lengthIn, slice } from '../cut.ts';
import { defineClient } from '../define.ts';
import { isRefused, langchainBlocks } from '../langchain-adapters.ts';
import { langchainJson } from '../langchain-json.ts';
import { headEnd } from '../measure.ts';
import { show, text } from '../parts.ts';
import { unmetSchema } from '../sdk-python.ts';
import { client, join, words } from '../segments.ts';
import { segmentsText } from '../text.ts';
import type { ToolResult } from '../tool-result.ts';
import type { Context, Cut, Forwarded, Part, Segment } from '../types.ts';

const LIMIT = 80_000;
const PREVIEW = { lines: 5, lineLength: 1_000 };

// Where Python's splitlines breaks a text.
const BREAK = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/g;

interface Line {
  number: number;
  start: number;
  end: number;
}

function linesOf(whole: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { 0: ending, index } of whole.matchAll(BREAK)) {
    lines.push({ number: lines.length + 1, start, end: index });
    start = index + ending.length;
  }
  if (start < whole.length) lines.push({ number: lines.length + 1, start, end: whole.length });
  return lines;
}

/** The first and last lines of a text that went to a file, behind numbers as wide as the widest. */
function preview(segments: readonly Segment[]): { sample: Segment[]; cuts: Cut[] } {
  const whole = segmentsText(segments);
  const omitted: Segment[][] = [];
  const numbered = (lines: readonly Line[]): Segment[] => {
    const width = String(lines.at(-1)?.number ?? '').length;
    const rows = lines.map(({ number, start, end }) => {
      const stop = start + headEnd(whole.slice(start, end), PREVIEW.lineLength, 'codePoints');
      omitted.push(slice(segments, stop, end));
      return words`${String(number).padStart(width)}  ${slice(segments, start, stop)}`;
    });
    return join(rows, '\n');
  };
  const lines = linesOf(whole);
  const count = lines.length - 2 * PREVIEW.lines;
  if (count <= 0) return { sample: numbered(lines), cuts: cutsOf(omitted.flat()) };
  const head = lines.slice(0, PREVIEW.lines);
  const tail = lines.slice(-PREVIEW.lines);
  const sample = words`${numbered(head)}\n... [${count} lines truncated] ...\n${numbered(tail)}`;
  omitted.push(slice(segments, head.at(-1)?.end ?? 0, tail[0]?.start ?? 0));
  return { sample, cuts: cutsOf(omitted.flat()) };
}

const cutsOf = (segments: readonly Segment[]): Cut[] =>
  [...new Set(segments.flatMap(({ at }) => at ?? []))].map((at) => ({ at, rest: 'file' }));

/** Texts that are too long together go to a file; a notice with a preview stands before what is no text. */
function offloaded(parts: readonly Part[], error: Forwarded['error']): Forwarded {
  const all = join(
    parts.flatMap((part) => (part.kind === 'text' ? [part.segments] : [])),
    '\n',
  );
  if (lengthIn(all, 'codePoints') <= LIMIT) return show(parts, error);
  const { sample, cuts } = preview(all);
  const notice = words`Tool result too large, the result of this tool call ‹call id› was saved in the filesystem at this path: ‹path›

You can read the result from the filesystem by using the read_file tool, but make sure to only read part of the result at a time.

You can do this by specifying an offset and limit in the read_file tool call. For example, to read the first 100 lines, you can use the read_file tool with offset=0 and limit=100.

Here is a preview showing the head and tail of the result (lines of the form \`... [N lines truncated] ...\` indicate omitted lines in the middle of the content):

${sample}
`;
  return show([text(notice), ...parts.filter(({ kind }) => kind !== 'text')], error, { cuts });
}

/** A sound or a blob without a type, as what the SDK refuses, is an exception that no handler takes: the run ends. */
const conversation = (result: ToolResult, context: Context): Forwarded =>
  isRefused(result) || unmetSchema(result, context)
    ? show([], 'aborted')
    : offloaded(langchainBlocks(result), result.isError ? 'flagged' : 'none');

/** The code gets the list of blocks, shown as JSON; that they tell of an error is lost, and why a call failed. */
const codeMode = (result: ToolResult, context: Context): Forwarded =>
  isRefused(result) || unmetSchema(result, context)
    ? show([text(client('HostError: Host function failed'))], 'thrown')
    : show([text(langchainJson(result))]);

export default defineClient({ id: 'deepagents', paths: { conversation, 'code-mode': codeMode } });
