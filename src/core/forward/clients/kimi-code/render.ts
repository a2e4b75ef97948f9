import { lengthIn, slice } from '../../cut.ts';
import { show, text } from '../../parts.ts';
import { client, words } from '../../segments.ts';
import { partText, segmentsText } from '../../text.ts';
import type { Cut, Forwarded, Part, Segment } from '../../types.ts';

const MAX_TEXT = 100_000;
const CUT_NOTICE = `\n\n[Output truncated: exceeded ${MAX_TEXT} character limit. Use pagination or more specific queries to get remaining content.]`;

const ERROR = '<system>ERROR: Tool execution failed.</system>';
const EMPTY = '<system>Tool output is empty.</system>';
const EMPTY_ERROR = '<system>ERROR: Tool execution failed. Tool output is empty.</system>';
const EMPTY_DOUBT = 'The status line of an error without any output was read at another commit.';

/** The texts of all parts cut to 100,000 characters together; a notice ends the last one. */
export function budgeted(parts: readonly Part[]): { parts: Part[]; cuts: Cut[] } {
  let remaining = MAX_TEXT;
  const omitted: Segment[] = [];
  const kept = parts.flatMap((part): Part[] => {
    if (part.kind !== 'text') return [part];
    const length = lengthIn(part.segments, 'utf16');
    const fits = Math.min(length, remaining);
    remaining -= fits;
    omitted.push(...slice(part.segments, fits, length));
    return fits === 0 && length > 0 ? [] : [text(slice(part.segments, 0, fits))];
  });
  if (omitted.length === 0) return { parts: [...parts], cuts: [] };
  const last = kept.findLastIndex(({ kind }) => kind === 'text');
  const noted = kept.map((part, index) =>
    index === last && part.kind === 'text' ? text(words`${part.segments}${CUT_NOTICE}`) : part,
  );
  const pointers = new Set(omitted.flatMap(({ at }) => at ?? []));
  return { parts: noted, cuts: [...pointers].map((at) => ({ at, rest: 'dropped' })) };
}

/** What the model gets: texts alone as one, without a separator; status lines for an error and for no output. */
export function rendered(
  parts: readonly Part[],
  isError: boolean,
  { cuts, doubts }: { cuts: readonly Cut[]; doubts: readonly string[] },
): Forwarded {
  const told = isError ? 'worded' : 'none';
  const output = parts.flatMap((part) => (part.kind === 'text' ? part.segments : []));
  const isTextAlone = parts.every(({ kind }) => kind === 'text');
  const isBlank = isTextAlone && /^(Tool output is empty\.)?$/.test(parts.map(partText).join('').trim());
  if (isBlank && (!isError || segmentsText(output) === '')) {
    const uncertain = [...doubts, ...(isError ? [EMPTY_DOUBT] : [])].join(' ') || undefined;
    return show([text(client(isError ? EMPTY_ERROR : EMPTY))], told, { cuts, uncertain });
  }
  const uncertain = doubts.join(' ') || undefined;
  if (isTextAlone)
    return show([text(isError ? words`${ERROR}\n${output}` : output)], told, { cuts, uncertain });
  return show(isError ? [text(client(ERROR)), ...parts] : parts, told, { cuts, uncertain });
}
