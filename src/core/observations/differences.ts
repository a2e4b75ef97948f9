import type { Client, Path } from '#schema/client.ts';
import type { Difference, Observation, ObservedResult, ObservedRun } from '#schema/observation.ts';
import type { Data } from '../data.ts';
import { DEFAULT_CONTEXT } from '../forward/context.ts';
import type { ClientRules } from '../forward/define.ts';
import { readToolResult } from '../forward/tool-result.ts';
import type { Forwarded } from '../forward/types.ts';
import { observedDifference, printedDifference } from './compare.ts';
import type { Hash } from './shorten.ts';

/** An observed result beside what the rule of its path gives. */
export interface ObservedView {
  client: Client;
  path: Path;
  observation: Observation;
  /** Place of the run in the observation. */
  runIndex: number;
  run: ObservedRun;
  observed: ObservedResult;
  forwarded: Forwarded;
  /** How they differ, in words; undefined where they agree. */
  difference: string | undefined;
  /** The record of data/differences.yaml that explains it. */
  explanation: Difference | undefined;
}

/** The names in the lab: a long text is kept by its hash, which only whole words can meet. */
const LAB_CALL = { server: 'lab', tool: 'probe' };

/** True where a record of a difference is about a result of a run. */
export const isAbout = (
  record: Difference,
  client: string,
  run: Pick<ObservedRun, 'path' | 'wire' | 'outputSchema' | 'configuration'>,
  result: string,
): boolean =>
  record.client === client &&
  record.path === run.path &&
  (record.wire ?? run.wire) === run.wire &&
  (record.outputSchema ?? run.outputSchema) === run.outputSchema &&
  (record.configuration ?? run.configuration) === run.configuration &&
  record.results.includes(result);

/**
 * Holds every observation against the forwarding rule of its client and path. An observation of a client, a path or a
 * sample result that the data does not have is left out; other rules report it.
 */
export function observedViews(data: Data, rules: readonly ClientRules[], hash: Hash): ObservedView[] {
  const samples = new Map(data.results.map(({ id, json }) => [id, readToolResult(json)]));
  return data.observations.flatMap((observation) => {
    const client = data.clients.find(({ id }) => id === observation.client);
    const own = rules.find(({ id }) => id === observation.client)?.paths ?? {};
    if (!client) return [];
    return observation.runs.flatMap((run, runIndex) => {
      const path = client.readings.at(-1)?.paths.find(({ id }) => id === run.path);
      const forward = Object.hasOwn(own, run.path) ? own[run.path] : undefined;
      if (!path || !forward) return [];
      const outputSchema = run.outputSchema === 'declared' ? 'conforms' : 'none';
      return run.results.flatMap((observed): ObservedView[] => {
        const sample = samples.get(observed.result);
        if (!sample?.ok) return [];
        const context = { ...DEFAULT_CONTEXT, outputSchema } as const;
        const forwarded = forward(sample.result, context);
        const between = (shown: Forwarded) =>
          path.to === 'code'
            ? printedDifference(shown, observed, hash)
            : observedDifference(shown, observed, run.wire, hash);
        const first = between(forwarded);
        const isMet =
          first === undefined ||
          between(forward(sample.result, { ...context, call: LAB_CALL })) === undefined;
        const difference = isMet ? undefined : first;
        const explanation =
          difference === undefined
            ? undefined
            : data.differences.find((record) => isAbout(record, client.id, run, observed.result));
        const place = { client, path, observation, runIndex, run, observed };
        return [{ ...place, forwarded, difference, explanation }];
      });
    });
  });
}

/** A record of differences, with the runs and sample results in which they stand. */
export interface ExplainedDifference {
  record: Difference;
  runs: number;
  /** Ids of sample results. */
  results: string[];
}

/** The records that explain what is observed otherwise than by rule, in their order. */
export function explainedDifferences(
  data: Data,
  rules: readonly ClientRules[],
  hash: Hash,
): ExplainedDifference[] {
  const views = observedViews(data, rules, hash);
  return data.differences.flatMap((record) => {
    const about = views.filter(({ explanation }) => explanation === record);
    if (about.length === 0) return [];
    const runs = new Set(about.map(({ run }) => run)).size;
    const results = new Set(about.map(({ observed }) => observed.result));
    return [{ record, runs, results: [...results] }];
  });
}
