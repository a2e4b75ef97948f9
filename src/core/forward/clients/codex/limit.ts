import { headTail } from '../../cut.ts';
import { headEnd, measure, tailStart } from '../../measure.ts';
import { text } from '../../parts.ts';
import { client, words } from '../../segments.ts';
import type { Cut, Part, Segment } from '../../types.ts';

/** What the output of tools may take of a model's context. */
export interface Limit {
  unit: 'bytes' | 'tokens';
  size: number;
}

interface Limited {
  parts: readonly Part[];
  cuts: readonly Cut[];
}

// ‹time› is as long as a time below ten seconds with its four decimals.
const plain = (segments: readonly Segment[]): string =>
  segments.map(({ text, variable }) => (variable === undefined ? text : '0'.repeat(text.length))).join('');

/** A text without its middle, and a count of what is left out in its place. */
function cutMiddle(segments: readonly Segment[], { unit, size }: Limit): { text: Segment[]; cuts: Cut[] } {
  const whole = plain(segments);
  const bytes = unit === 'tokens' ? size * 4 : size;
  const half = Math.floor(bytes / 2);
  const head = headEnd(whole, half, 'bytes');
  const last = Math.max(head, tailStart(whole, bytes - half, 'bytes'));
  const ends = headTail(segments, { unit: 'utf16', head, tail: whole.length - last, rest: 'dropped' });
  const omitted =
    unit === 'tokens'
      ? `${Math.ceil((measure(whole, 'bytes') - bytes) / 4)} tokens`
      : `${measure(whole.slice(head, last), 'codePoints')} chars`;
  return { text: words`${ends.head}…${omitted} truncated…${ends.tail}`, cuts: ends.cuts };
}

/** The parts within a limit: the text that passes it is cut, later ones are left out and counted; media take nothing. */
function within({ parts, cuts }: Limited, limit: Limit): Limited {
  const kept: Part[] = [];
  const cut = new Map(cuts.map((one) => [one.at, one]));
  let left = limit.size;
  let omitted = 0;
  for (const part of parts) {
    const cost = part.kind === 'text' ? measure(plain(part.segments), limit.unit) : 0;
    if (part.kind !== 'text' || (cost > 0 && cost <= left)) kept.push(part);
    else if (cost > 0) {
      const shortened = cutMiddle(part.segments, { ...limit, size: left });
      for (const one of shortened.cuts) cut.set(one.at, one);
      if (left > 0) kept.push(text(shortened.text));
      else omitted += 1;
    }
    left = Math.max(0, left - cost);
  }
  if (omitted > 0) kept.push(text(client(`[omitted ${omitted} text items ...]`)));
  return { parts: kept, cuts: [...cut.values()] };
}

/**
 * The parts within a model's limit and a fifth more. They are cut twice, when the tool answers and, by tokens, when the
 * answer is recorded: the second time the notice of the first is too much. `prepare` is what becomes of each in between.
 */
export function limited(
  parts: readonly Part[],
  { unit, size }: Limit,
  prepare: (part: Part) => Part,
): Limited {
  const allowed = Math.ceil(size * 1.2);
  const first = within({ parts, cuts: [] }, { unit, size: allowed });
  const second = unit === 'tokens' ? allowed : Math.ceil(allowed / 4);
  return within({ ...first, parts: first.parts.map(prepare) }, { unit: 'tokens', size: second });
}
