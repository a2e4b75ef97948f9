import { runsOf, type Run } from './forward/runs.ts';
import type { Forwarded, Part, Source } from './forward/types.ts';

/** Counts the tokens of a text. */
export type TokenCounter = (text: string) => number;

/** A counter with the name that stands beside its numbers. */
export interface Tokenizer {
  name: string;
  count: TokenCounter;
}

/** Tokens of what reaches the model. */
export interface TokenCount {
  /** Each text part counted whole, and each link by its address. */
  total: number;
  /** By source; these add up to `total`. */
  content: number;
  structuredContent: number;
  _meta: number;
  isError: number;
  client: number;
  /**
   * `total` less the sum of the stretches counted one by one: where they meet, a token may span both. It is
   * already in the figure of the largest source.
   */
  joins: number;
  /** Media parts, which are not counted. */
  media: number;
  /** Names of the variable segments, ‹name›, which are left out of the count. */
  variables: string[];
}

const SOURCES = ['content', 'structuredContent', '_meta', 'isError', 'client'] as const satisfies Source[];

const countedRuns = (part: Part): Run[] => {
  if (part.kind === 'link') return [{ source: part.source, text: part.uri }];
  if (part.kind === 'media') return [];
  return runsOf(part.segments.filter((segment) => segment.variable === undefined));
};

const wholeOf = (part: Part): string =>
  countedRuns(part)
    .map(({ text }) => text)
    .join('');

/** Tokens of all parts, each counted whole: the total of `countParts`. */
export const countTotal = ({ parts }: Forwarded, counter: TokenCounter): number =>
  parts.reduce((total, part) => total + counter(wholeOf(part)), 0);

/**
 * Counts the parts, by source and in all. A stretch of one source is counted on its own, the total from each
 * part's whole text; the few tokens by which they differ go to the largest source, so that the figures add up.
 */
export function countParts(forwarded: Forwarded, counter: TokenCounter): TokenCount {
  const bySource = { content: 0, structuredContent: 0, _meta: 0, isError: 0, client: 0 };
  let total = 0;
  let media = 0;
  const variables = new Set<string>();
  for (const part of forwarded.parts) {
    const stretches = countedRuns(part);
    total += counter(stretches.map((stretch) => stretch.text).join(''));
    for (const { source, text } of stretches) bySource[source] += counter(text);
    if (part.kind === 'media') media += 1;
    if (part.kind === 'text') {
      for (const { variable } of part.segments) if (variable !== undefined) variables.add(variable);
    }
  }
  const joins = total - SOURCES.reduce((sum, source) => sum + bySource[source], 0);
  const largest = SOURCES.reduce((most, source) => (bySource[source] > bySource[most] ? source : most));
  bySource[largest] += joins;
  return { total, ...bySource, joins, media, variables: [...variables] };
}
