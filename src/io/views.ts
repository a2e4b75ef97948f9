import type { Data, SampleResult } from '#core/data.ts';
import type { Forwarded } from '#core/forward/types.ts';
import { tableOrder } from '#core/select.ts';
import { countParts, type TokenCount } from '#core/tokens.ts';
import { sampleViews, type SampleView } from '#core/views.ts';
import { getData } from './collections.ts';
import { o200kBase } from './tokens.ts';

/** A sample result with every path's view of it, clients in table order. */
export interface ResultViews {
  result: SampleResult;
  views: SampleView[];
}

let all: Promise<ResultViews[]> | undefined;

const compute = (data: Data): ResultViews[] => {
  const clients = tableOrder(data.clients, data.kinds);
  return data.results.map((result) => ({ result, views: sampleViews(clients, result) }));
};

/** All views of all sample results, computed once a build. */
export const getViews = (): Promise<ResultViews[]> => (all ??= getData().then(compute));

const counted = new Map<string, number>();

const count = (text: string): number => {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const tokens = o200kBase.count(text);
  counted.set(text, tokens);
  return tokens;
};

const tokens = new WeakMap<Forwarded, TokenCount>();

/** Tokens of a view; every text is counted once a build. */
export function tokensOf(forwarded: Forwarded): TokenCount {
  const known = tokens.get(forwarded) ?? countParts(forwarded, count);
  tokens.set(forwarded, known);
  return known;
}
