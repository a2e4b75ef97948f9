import { effectsFor } from '../effects/index.ts';
import type { CheckedClient, CheckedPath } from '../findings/types.ts';
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

function checkedPath(path: TryPath | undefined, options: RunOptions): CheckedPath | undefined {
  const forward = path && ruleOf(path.client, path.path);
  return forward && { path: path.path, forward, context: contextFor(path, options) };
}

/** The path that stands for a default one where a tool declares no outputSchema. */
const withoutSchema = (usual: TryPath, paths: readonly TryPath[]): TryPath | undefined =>
  usual.outputSchema === 'declared'
    ? paths.find(
        ({ client, to, former, outputSchema }) =>
          client === usual.client && to === 'model' && former === undefined && outputSchema === 'none',
      )
    : undefined;

/** The default paths as findings count them. */
export const countedPaths = (paths: readonly TryPath[], options: RunOptions): CheckedClient[] =>
  paths
    .filter(({ isDefault }) => isDefault)
    .flatMap((usual): CheckedClient[] => {
      const { client } = usual;
      const own = checkedPath(usual, options);
      const other = checkedPath(withoutSchema(usual, paths), options);
      if (!own) return [];
      if (!other) return [{ client, ...own }];
      if (options.declared === 'none') return [{ client, ...other }];
      return [{ client, ...own, ...(options.declared === 'any' ? { withoutSchema: other } : {}) }];
    });
