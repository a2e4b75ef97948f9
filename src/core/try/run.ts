import { effectsFor } from '../effects/index.ts';
import type { CheckedClient } from '../findings/types.ts';
import { ruleOf } from '../forward/find.ts';
import { toolResult } from '../forward/tool-result.ts';
import type { TokenCounter } from '../tokens.ts';
import type { FoundResult } from './found.ts';
import { contextFor, forwardedBy, takenPaths, type RunOptions, type TryPath } from './paths.ts';
import { viewGroups, type ShownGroup } from './shown.ts';

/** What all clients make of a result, small whatever its size. */
export interface Views {
  /** Words for the model, and values for scripts. */
  model: ShownGroup[];
  code: ShownGroup[];
  /** Whether the result, as run, is an error. */
  isError: boolean;
}

/** How far a run is, in paths. */
export interface Progress {
  done: number;
  of: number;
}

/** Runs the rules of the paths on a result, one at a time; what one made of it is dropped before the next. */
export function* runViews(
  { node, depth }: FoundResult,
  paths: readonly TryPath[],
  options: RunOptions,
  count: TokenCounter,
): Generator<Progress, Views> {
  const result = toolResult(node, depth);
  const reader = { effects: effectsFor(node), count };
  const groups = { model: viewGroups(reader), code: viewGroups(reader) };
  const taken = takenPaths(paths, options);
  let done = 0;
  for (const { path, index } of taken) {
    const forwarded = forwardedBy(path, result, options);
    if (forwarded) groups[path.to].add(index, forwarded);
    done += 1;
    yield { done, of: taken.length };
  }
  return { model: groups.model.all(), code: groups.code.all(), isError: result.isError };
}

/** The default paths as findings count them. */
export const countedPaths = (paths: readonly TryPath[], options: RunOptions): CheckedClient[] =>
  paths.flatMap((path): CheckedClient[] => {
    const forward = path.isDefault ? ruleOf(path.client, path.path) : undefined;
    return forward
      ? [{ client: path.client, path: path.path, forward, context: contextFor(path, options) }]
      : [];
  });
