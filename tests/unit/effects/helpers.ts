import type { Forwarded, Part, Segment } from '#core/forward/types.ts';
import { parse, type Node } from '#core/json/index.ts';

/** The tree of a result that is given as JSON text or as a value. */
export function tree(result: unknown): Node {
  const parsed = parse(typeof result === 'string' ? result : JSON.stringify(result));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.node;
}

export const text = (words: string) => ({ type: 'text', text: words });

export const shown = (words: string, index = 0, how?: Segment['how']): Segment => ({
  text: words,
  source: 'content',
  at: `/content/${index}/text`,
  ...(how ? { how } : {}),
});

export const structured = (words: string, how?: Segment['how']): Segment => ({
  text: words,
  source: 'structuredContent',
  at: '/structuredContent',
  ...(how ? { how } : {}),
});

export const own = (words: string, variable?: string): Segment => ({
  text: words,
  source: 'client',
  ...(variable ? { variable } : {}),
});

export const frame = (words: string): Segment => ({ text: words, source: 'content', at: '/content' });

export const words = (...segments: Segment[]): Part => ({ kind: 'text', segments });

export const forwarded = (parts: Part[] = [], rest: Partial<Forwarded> = {}): Forwarded => ({
  parts,
  error: 'none',
  ...rest,
});
