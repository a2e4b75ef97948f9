import type { Segment, Source } from './types.ts';

/** Neighbouring segments of one source, taken together. */
export interface Run {
  source: Source;
  text: string;
}

/** The runs of a text part, in order; together they are its text. */
export function runsOf(segments: readonly Segment[]): Run[] {
  const runs: Run[] = [];
  for (const { source, text } of segments) {
    const last = runs.at(-1);
    if (last?.source === source) last.text += text;
    else if (text !== '') runs.push({ source, text });
  }
  return runs;
}

/** How a source is named to a reader. */
export const SOURCE_NAMES: Record<Source, string> = {
  content: 'content',
  structuredContent: 'structuredContent',
  _meta: '_meta',
  isError: 'isError',
  client: 'the client’s own',
};
