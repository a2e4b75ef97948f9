import type { Data } from '#core/data.ts';
import { contextOf } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { readToolResult } from '#core/forward/tool-result.ts';
import type { Forwarded } from '#core/forward/types.ts';
import type { Client, Path } from '#schema/client.ts';
import type { Outcome } from '#schema/outcome.ts';

/** What a client's path shows of a sample result, by its rule. */
export interface View {
  client: string;
  path: string;
  result: string;
  forwarded: Forwarded;
  /** What the reading says. */
  outcome: Outcome | undefined;
}

/** The paths of a client's newest reading. */
const newestPaths = (client: Client): readonly Path[] => client.readings.at(-1)?.paths ?? [];

/** Paths of the newest readings that have no rule, as `client/path`. */
export const pathsWithoutRule = (data: Data): string[] =>
  data.clients.flatMap((client) =>
    newestPaths(client)
      .filter((path) => !ruleOf(client.id, path.id))
      .map((path) => `${client.id}/${path.id}`),
  );

/** Runs every rule on every sample result. */
export function sampleViews(data: Data): View[] {
  const results = data.results.map(({ id, json }) => ({ id, read: readToolResult(json) }));
  return data.clients.flatMap((client) =>
    newestPaths(client).flatMap((path) => {
      const rule = ruleOf(client.id, path.id);
      if (!rule) return [];
      return results.flatMap(({ id, read }): View[] => {
        if (!read.ok) return [];
        const forwarded = rule(read.result, contextOf(path));
        return [{ client: client.id, path: path.id, result: id, forwarded, outcome: path.outcomes[id] }];
      });
    }),
  );
}
