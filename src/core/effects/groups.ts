import { runsOf } from '../forward/runs.ts';
import type { Forwarded, Part, Source } from '../forward/types.ts';
import { EMPTY_HASH, fold, hexadecimal } from './hash.ts';

/** What one path of a client makes of a result. */
export interface View {
  client: string;
  path: string;
  forwarded: Forwarded;
}

/** Paths whose view of a result is the same. */
export interface ViewGroup<V extends View = View> {
  /** Name for permalinks, eight hexadecimal digits of the view; a number follows in the rare case of two alike. */
  key: string;
  /** In the order they were given. */
  views: V[];
  /** The view, of the first of them. */
  forwarded: Forwarded;
  /** 0 where no counter was given. */
  tokens: number;
}

/** What the model gets of a part, text aside. */
const frameOf = (part: Part): string =>
  JSON.stringify(
    part.kind === 'text'
      ? [part.kind, part.place ?? '']
      : [
          part.kind,
          part.place ?? '',
          part.source,
          part.at,
          part.mimeType ?? null,
          part.kind === 'link' ? part.uri : null,
        ],
  );

/** Hash of what the model gets, from which fields, and of the error. */
export function viewHash({ parts, error }: Forwarded): string {
  let hash = fold(EMPTY_HASH, error);
  for (const part of parts) {
    hash = fold(hash, `\n${frameOf(part)}`);
    let source: Source | undefined;
    for (const segment of part.kind === 'text' ? part.segments : []) {
      if (segment.text === '') continue;
      if (segment.source !== source) hash = fold(hash, `\n${segment.source}:`);
      source = segment.source;
      hash = fold(hash, segment.text);
    }
  }
  return hexadecimal(hash);
}

const sameRuns = (left: Part, right: Part): boolean => {
  if (left.kind !== 'text' || right.kind !== 'text') return true;
  const [first, second] = [runsOf(left.segments), runsOf(right.segments)];
  return (
    first.length === second.length &&
    first.every(({ source, text }, index) => source === second[index]?.source && text === second[index].text)
  );
};

/** True where the model gets the same from both, each stretch from the same field, with the same error. */
export const sameView = (left: Forwarded, right: Forwarded): boolean =>
  left === right ||
  (left.error === right.error &&
    left.parts.length === right.parts.length &&
    left.parts.every((part, index) => {
      const other = right.parts[index];
      return other !== undefined && frameOf(part) === frameOf(other) && sameRuns(part, other);
    }));

/**
 * Groups paths that show the model the same: the same parts in the same places, each stretch from the same field,
 * and the same error. Where a counter is given (called once a group) by tokens, fewest first; else as they come.
 */
export function groupByView<V extends View>(
  views: readonly V[],
  tokensOf?: (forwarded: Forwarded) => number,
): ViewGroup<V>[] {
  const groups: ViewGroup<V>[] = [];
  const byHash = new Map<string, ViewGroup<V>[]>();
  for (const view of views) {
    const hash = viewHash(view.forwarded);
    const alike = byHash.get(hash) ?? [];
    const group = alike.find(({ forwarded }) => sameView(forwarded, view.forwarded));
    if (group) {
      group.views.push(view);
      continue;
    }
    const made: ViewGroup<V> = {
      key: alike.length === 0 ? hash : `${hash}-${alike.length + 1}`,
      views: [view],
      forwarded: view.forwarded,
      tokens: tokensOf?.(view.forwarded) ?? 0,
    };
    groups.push(made);
    byHash.set(hash, [...alike, made]);
  }
  return groups.sort((left, right) => left.tokens - right.tokens);
}
