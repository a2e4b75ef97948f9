import { loadDriver } from '../drivers/index.ts';
import { install } from '../install/index.ts';
import { versionsBetween, type Version } from '../install/versions.ts';
import type { ObservedRun } from '../../src/schema/observation.ts';
import type { ObserveOptions } from './arguments.ts';
import { runExercise } from './exercise.ts';
import { observedRun } from './file.ts';
import { firstChange } from './halve.ts';

type Say = (line: string) => void;

const viewsOf = (runs: readonly ObservedRun[]): string[] =>
  runs.flatMap((run) =>
    run.results.map(
      ({ result, view, ended }) =>
        `${run.path}, ${run.wire}, outputSchema ${run.outputSchema}, ${result}: ${JSON.stringify(ended ?? view)}`,
    ),
  );

/** Finds the first version at which a view changed, by halving; prints it and both views. */
export async function bisect(options: ObserveOptions, cases: readonly string[], say: Say): Promise<void> {
  const [id = ''] = options.clients;
  const driver = await loadDriver(id);
  const to = options.to ?? install(driver).versions[0] ?? '';
  const versions = versionsBetween(driver, options.from ?? '', to);
  say(`${id}: ${versions.length} versions from ${options.from} to ${to}`);

  const views = async ({ version, date }: Version): Promise<string[] | undefined> => {
    try {
      const { folder } = install(driver, version);
      const runs: ObservedRun[] = [];
      for (const [index, exercise] of driver.exercises.entries()) {
        const run = { installed: folder, cases, apart: options.apart, keep: undefined };
        runs.push(observedRun(driver, exercise, await runExercise(driver, index, run), cases));
      }
      say(`${version} of ${date}: ran`);
      return viewsOf(runs);
    } catch (error) {
      const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      say(`${version} of ${date}: does not run, passed over (${line.slice(0, 160)})`);
      return undefined;
    }
  };
  const seen = new Map<Version, string[] | undefined>();
  const change = await firstChange(
    versions,
    async (version) => {
      const found = await views(version);
      seen.set(version, found);
      return found;
    },
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const [before, after] = [change && versions[change.before], change && versions[change.after]];
  if (!before || !after) {
    process.stdout.write(`${id}: the same views in ${options.from} and ${to}\n`);
    return;
  }
  process.stdout.write(
    `${id}: changed in ${after.version} of ${after.date}, after ${before.version} of ${before.date}\n`,
  );
  const [old, recent] = [seen.get(before) ?? [], seen.get(after) ?? []];
  for (const [index, line] of old.entries())
    if (line !== recent[index])
      process.stdout.write(`before: ${line}\nafter:  ${recent[index] ?? 'nothing'}\n`);
}
