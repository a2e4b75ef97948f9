import type { Path } from '#schema/client.ts';
import { contextOf } from '../forward/context.ts';
import { partText, segmentsText } from '../forward/text.ts';
import { readToolResult, type ToolResult } from '../forward/tool-result.ts';
import type { Context, Forward, Forwarded, Part, Source } from '../forward/types.ts';
import type { Probe } from './probes.ts';

/** A path with its forwarding rule. */
export interface Subject {
  path: Pick<Path, 'to' | 'conditions'>;
  forward: Forward;
}

/** Where the marks of a probe arrived: the parts that carry them. */
export interface Observation {
  probe: Probe;
  outputSchema: Context['outputSchema'];
  forwarded: Forwarded;
  content: readonly Part[];
  structured: readonly Part[];
  meta: readonly Part[];
  /** True where words arrive and neither field. */
  placeholder: boolean;
}

const read = new Map<string, ToolResult>();

function resultOf({ json }: Probe): ToolResult {
  const known = read.get(json);
  if (known) return known;
  const parsed = readToolResult(json);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  read.set(json, parsed.result);
  return parsed.result;
}

const partsWith = (forwarded: Forwarded, mark: string | undefined, source?: Source): Part[] =>
  forwarded.parts.filter((part) => {
    if (part.kind !== 'text' || mark === undefined) return false;
    const words = source
      ? segmentsText(part.segments.filter((segment) => segment.source === source))
      : partText(part);
    return words.includes(mark);
  });

/** What a path makes of a probe; `outputSchema` is what the path's own conditions say unless given. */
export function observe(
  subject: Subject,
  probe: Probe,
  outputSchema = contextOf(subject.path).outputSchema,
): Observation {
  const forwarded = subject.forward(resultOf(probe), { ...contextOf(subject.path), outputSchema });
  const content = partsWith(forwarded, probe.marks.content, 'content');
  const structured = partsWith(forwarded, probe.marks.structuredContent, 'structuredContent');
  const words = forwarded.parts.some((part) => partText(part).trim() !== '');
  return {
    probe,
    outputSchema,
    forwarded,
    content,
    structured,
    meta: partsWith(forwarded, probe.marks.meta),
    placeholder: words && content.length === 0 && structured.length === 0,
  };
}

const FIELDS = { content: 'content', structured: 'structuredContent' } as const;

/** What arrived of the two fields, as the rest of a sentence. */
export function arrivedWords(observation: Observation): string {
  const { probe, forwarded, content, structured, placeholder } = observation;
  if (forwarded.error === 'aborted') return 'the run ends';
  const sent = (['content', 'structured'] as const).filter(
    (field) => probe.marks[FIELDS[field]] !== undefined,
  );
  const there = sent.filter((field) => observation[field].length > 0);
  const nothing = placeholder ? 'only words of the client’s own arrive' : 'nothing arrives';
  if (sent.length === 1) return there.length === 1 ? 'it arrives' : nothing;
  if (content.length > 0 && structured.length > 0) return 'both arrive';
  if (there.length === 0)
    return placeholder ? 'neither arrives, only words of the client’s own' : 'neither arrives';
  return content.length > 0
    ? 'content arrives, structuredContent does not'
    : 'structuredContent arrives, content does not';
}

/** True where of both the same fields arrive, in as many parts, with the same error. */
export const sameArrival = (a: Observation, b: Observation): boolean =>
  a.forwarded.error === b.forwarded.error &&
  a.placeholder === b.placeholder &&
  (['content', 'structured', 'meta'] as const).every((field) => a[field].length === b[field].length);
