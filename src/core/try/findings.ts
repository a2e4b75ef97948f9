import { findingsFor } from '../findings/run.ts';
import { NEWEST_REVISION, REVISIONS, type Finding, type OutputSchema } from '../findings/types.ts';
import type { TokenCounter } from '../tokens.ts';
import type { FoundResult } from './found.ts';
import type { TryOptions } from './options.ts';
import type { TryPath } from './paths.ts';
import { countedPaths } from './run.ts';

/** What the rules say of a result, as the options have it; `paths` are those of the clients that count. */
export const findingsOf = (
  { node }: FoundResult,
  paths: readonly TryPath[],
  options: TryOptions,
  outputSchema: OutputSchema | undefined,
  count: TokenCounter,
): Finding[] =>
  findingsFor({
    result: node,
    outputSchema,
    revision: REVISIONS.find((revision) => revision === options.revision) ?? NEWEST_REVISION,
    clients: countedPaths(paths, options),
    count,
  });
