import { join } from 'node:path';
import type { Driver } from '../contract.ts';
import { loadDriver } from '../drivers/index.ts';
import { cacheFolder } from '../install/cache.ts';
import { install } from '../install/index.ts';
import type { Observation, ObservedRun } from '../../src/schema/observation.ts';
import { runExercise } from './exercise.ts';
import { observationOf, observedRun } from './file.ts';

export interface ClientOptions {
  cases: readonly string[];
  version?: string | undefined;
  apart: boolean;
  keep: boolean;
  /** The day, YYYY-MM-DD. */
  date: string;
  /** Told a line of progress. */
  say(line: string): void;
  /** Told what is under way: the run, the sample result that has come, the seconds since its start. */
  show?(line: string): void;
}

const seconds = (from: number): string => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** The words for a run in progress lines. */
const nameOf = (driver: Driver, index: number): string => {
  const exercise = driver.exercises[index];
  if (!exercise) return driver.id;
  const schema = exercise.outputSchema === 'declared' ? 'outputSchema' : 'no outputSchema';
  return `${driver.id} ${exercise.path}, ${exercise.wire}, ${schema}, ${exercise.configuration}`;
};

/** Installs and runs a client, all its exercises; throws where one of them is not complete. */
export async function observeClient(id: string, options: ClientOptions): Promise<Observation> {
  const { cases, version, apart, keep, date, say, show } = options;
  const driver = await loadDriver(id);
  const begun = Date.now();
  const { folder, versions } = install(driver, version);
  say(`${id} ${versions[0] ?? ''}: installed, ${seconds(begun)}`);
  const runs: ObservedRun[] = [];
  for (const [index, exercise] of driver.exercises.entries()) {
    const start = Date.now();
    const kept = keep ? join(cacheFolder(), 'logs', id, String(index)) : undefined;
    try {
      const exercised = await runExercise(driver, index, {
        installed: folder,
        cases,
        apart,
        keep: kept,
        onResult: (result) => show?.(`${nameOf(driver, index)}: ${result}, ${seconds(start)}`),
      });
      const ended = [...exercised.outcomes.values()].filter((outcome) => 'ended' in outcome).length;
      const results = `${exercised.outcomes.size} of ${cases.length} results`;
      const notes = [results, ...(ended > 0 ? [`${ended} ended the run`] : []), ...exercised.outside];
      say(`${nameOf(driver, index)}: ${notes.join(', ')}, ${seconds(start)}`);
      runs.push(observedRun(driver, exercise, exercised, cases));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${nameOf(driver, index)}: ${message}${kept ? `; logs are in ${kept}` : ''}`);
    }
  }
  return observationOf(driver, versions, date, runs);
}
