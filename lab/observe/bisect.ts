import { loadDriver } from '../drivers/index.ts';
import { install } from '../install/index.ts';
import { versionsBetween, type Version } from '../install/versions.ts';
import type { ObservedRun } from '../../src/schema/observation.ts';
import type { ObserveOptions } from './arguments.ts';
import { runExercise } from './exercise.ts';
import { observedRun } from './file.ts';
import { firstChange } from './halve.ts';

type Say = (line: string) => void;

/** A version and its day, in words. */
const dated = ({ version, date }: Version): string =>
  date === undefined ? `${version} (of no given day)` : `${version} of ${date}`;

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 160) ?? '';

/** The views of a version by what they are of; exercises that do not run have none. */
type Views = Map<string, string>;

const viewsOf = (run: ObservedRun): [string, string][] =>
  run.results.map(({ result, view, ended }) => [
    `${run.path}, ${run.wire}, outputSchema ${run.outputSchema}, ${run.configuration}, ${result}`,
    JSON.stringify(ended ?? view),
  ]);

/** What two versions both show, and show otherwise. */
const changed = (old: Views, recent: Views): string[] =>
  [...old.keys()].filter((key) => recent.has(key) && recent.get(key) !== old.get(key));

/** Finds the first version at which a view changed, by halving; prints it and both views. */
export async function bisect(options: ObserveOptions, cases: readonly string[], say: Say): Promise<void> {
  const [id = ''] = options.clients;
  const driver = await loadDriver(id);
  const to = options.to ?? install(driver).versions[0] ?? '';
  const versions = versionsBetween(driver, options.from ?? '', to);
  say(`${id}: ${versions.length} versions from ${options.from} to ${to}`);

  const views = async (one: Version): Promise<Views | undefined> => {
    const found: Views = new Map();
    let fault = '';
    try {
      const { folder } = install(driver, one.version);
      for (const [index, exercise] of driver.exercises.entries()) {
        const run = { installed: folder, cases, apart: options.apart, keep: undefined };
        try {
          const exercised = await runExercise(driver, index, run);
          for (const [key, view] of viewsOf(observedRun(driver, exercise, exercised, cases)))
            found.set(key, view);
        } catch (error) {
          fault = messageOf(error);
        }
      }
    } catch (error) {
      fault = messageOf(error);
    }
    if (found.size === 0) say(`${dated(one)}: does not run, passed over (${fault})`);
    else say(`${dated(one)}: ran${fault === '' ? '' : `, not in every configuration (${fault})`}`);
    return found.size === 0 ? undefined : found;
  };
  const seen = new Map<Version, Views | undefined>();
  const change = await firstChange(
    versions,
    async (version) => {
      const found = await views(version);
      seen.set(version, found);
      return found;
    },
    (a, b) => changed(a, b).length === 0,
  );
  const [before, after] = [change && versions[change.before], change && versions[change.after]];
  if (!before || !after) {
    process.stdout.write(`${id}: the same views in ${options.from} and ${to}\n`);
    return;
  }
  process.stdout.write(`${id}: changed in ${dated(after)}, after ${dated(before)}\n`);
  const [old, recent] = [seen.get(before) ?? new Map(), seen.get(after) ?? new Map()];
  for (const key of changed(old, recent))
    process.stdout.write(`${key}\n  before: ${old.get(key)}\n  after:  ${recent.get(key)}\n`);
}
