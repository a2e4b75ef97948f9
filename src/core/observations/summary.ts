import type { Difference, ObservedResult, ObservedRun } from '#schema/observation.ts';
import type { ObservedView } from './differences.ts';

/** Runs of one path that showed a sample result in one way beside its rule. */
export interface SeenGroup {
  runs: ObservedRun[];
  /** As the first of the runs recorded it. */
  observed: ObservedResult;
  /** How the first differs from the rule, in words; undefined where it does not. */
  difference: string | undefined;
  explanation: Difference | undefined;
}

const keyOfWhy = (why: Difference | undefined): string | undefined => why && `${why.kind} ${why.note}`;

/** What was observed of a path at a sample result, runs that differ from the rule for the same reason together. */
export function seenGroups(views: readonly ObservedView[], path: string, result: string): SeenGroup[] {
  const own = views.filter((view) => view.path.id === path && view.observed.result === result);
  const keyOf = ({ difference, explanation }: ObservedView) =>
    difference === undefined ? '' : (keyOfWhy(explanation) ?? difference);
  return [...Map.groupBy(own, keyOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { observed, difference, explanation } = first;
    return [{ runs: same.map(({ run }) => run), observed, difference, explanation }];
  });
}

/** How many sample results of a run are as the rule has them. */
export interface Tally {
  outputSchema: ObservedRun['outputSchema'];
  agree: number;
  of: number;
}

/** Runs of a client that differ in nothing but whether the tool declared an outputSchema. */
export interface RunTallies {
  run: ObservedRun;
  tallies: Tally[];
}

/** The runs of a client, in their order, each with what agrees. */
export function runTallies(views: readonly ObservedView[]): RunTallies[] {
  const runs = [...Map.groupBy(views, ({ runIndex }) => runIndex).values()];
  const keyOf = ([first]: ObservedView[]) =>
    JSON.stringify([first?.run.path, first?.run.configuration, first?.run.wire, first?.run.transport]);
  return [...Map.groupBy(runs, keyOf).values()].flatMap((alike) => {
    const run = alike[0]?.[0]?.run;
    if (!run) return [];
    const tallies = alike.map((own) => ({
      outputSchema: own[0]?.run.outputSchema ?? 'none',
      agree: own.filter(({ difference }) => difference === undefined).length,
      of: own.length,
    }));
    return [{ run, tallies }];
  });
}

/** What one explanation is about: the sample results of a path, by their ids. */
export interface ExplainedPath {
  path: string;
  results: string[];
}

/** Explanations of a client's differences, each once, with what it is about; undefined: not explained. */
export function explanations(
  views: readonly ObservedView[],
): { explanation: Difference | undefined; about: ExplainedPath[] }[] {
  const differing = views.filter(({ difference }) => difference !== undefined);
  const byWhy = Map.groupBy(differing, ({ explanation }) => keyOfWhy(explanation));
  return [...byWhy.values()].map((same) => {
    const paths = [...Map.groupBy(same, ({ path }) => path.id)];
    const about = paths.map(([path, own]) => ({
      path,
      results: [...new Set(own.map(({ observed }) => observed.result))],
    }));
    return { explanation: same[0]?.explanation, about };
  });
}
