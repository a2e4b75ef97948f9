import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache.ts';
import { makeEnvironment, pythonOf } from './environment.ts';
import { indexedVersions } from './simple-index.ts';
import type { Version } from './versions.ts';

const ASK = join(import.meta.dirname, 'index_answer.py');

/** Published versions and the index's day for each, in order, by the index that pip is set up to use. */
export function pypiVersions(name: string, ends: readonly string[]): Version[] {
  const folder = join(cacheFolder(), 'pip');
  if (!existsSync(pythonOf(folder))) makeEnvironment(folder);
  const options = { encoding: 'utf8', timeout: 120_000, maxBuffer: 256 * 1024 * 1024 } as const;
  const run = spawnSync(pythonOf(folder), ['-B', ASK, name], options);
  if (run.status !== 0) {
    const last = run.error?.message ?? run.stderr.trim().split('\n').at(-1);
    throw new Error(`the versions of ${name} could not be had: ${last}`);
  }
  return indexedVersions(run.stdout, name, ends);
}
