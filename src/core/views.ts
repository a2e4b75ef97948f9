import type { Client, Path } from '#schema/client.ts';
import type { Outcome } from '#schema/outcome.ts';
import type { SampleResult } from './data.ts';
import { effectsFor, type Effects } from './effects/index.ts';
import { contextOf } from './forward/context.ts';
import { ruleOf } from './forward/find.ts';
import { readToolResult } from './forward/tool-result.ts';
import type { Forwarded } from './forward/types.ts';
import { defaultPath } from './select.ts';

/** What one path of a client makes of a sample result, by its rule. */
export interface SampleView {
  /** Id of the client. */
  client: string;
  /** Id of the path. */
  path: string;
  record: Client;
  pathRecord: Path;
  /** Whether it is the path that decides the client's row. */
  isDefault: boolean;
  forwarded: Forwarded;
  effects: Effects;
  /** What the reading says of this result; undefined where it says nothing. */
  outcome: Outcome | undefined;
}

/** The paths of a client's newest reading, former ones too. */
const newestPaths = (client: Client): readonly Path[] => client.readings.at(-1)?.paths ?? [];

/**
 * Runs the rules of these clients, in their order and that of their paths, on a sample result. A path without a rule
 * is left out, which the check reports. Throws for a sample that is no tool result.
 */
export function sampleViews(clients: readonly Client[], sample: SampleResult): SampleView[] {
  const read = readToolResult(sample.json);
  if (!read.ok) throw new Error(`data/results/${sample.id}.json is not a tool result`);
  const effects = effectsFor(read.result.node);
  return clients.flatMap((record) => {
    const reading = record.readings.at(-1);
    const usual = reading && defaultPath(reading);
    return newestPaths(record).flatMap((pathRecord): SampleView[] => {
      const rule = ruleOf(record.id, pathRecord.id);
      if (!rule) return [];
      const forwarded = rule(read.result, contextOf(pathRecord));
      return [
        {
          client: record.id,
          path: pathRecord.id,
          record,
          pathRecord,
          isDefault: pathRecord === usual,
          forwarded,
          effects: effects(forwarded),
          outcome: pathRecord.outcomes[sample.id],
        },
      ];
    });
  });
}

/** True where a result that says something leaves the model with nothing of it; a pointer to a file is something. */
export const showsNothing = ({ nothing, empty, altered }: Effects): boolean =>
  nothing && !empty && !altered.some((one) => one.how === 'cut' && one.rest === 'file');
