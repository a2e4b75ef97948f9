import { spawnSync } from 'node:child_process';
import type { Driver } from '../contract.ts';

export interface Version {
  version: string;
  /** Day that the registry gives for it, YYYY-MM-DD. */
  date: string;
}

/** Order of versions by their numbers; the days that a registry gives may be those of its own copy. */
function inOrder(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(/[-.]/).map(Number));
  const at = left?.findIndex((number, index) => number !== right?.[index]) ?? -1;
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/** Published versions and the registry's day for each, in order, pre-releases left out unless they are one of `ends`. */
function npmVersions(name: string, ends: readonly string[]): Version[] {
  const run = spawnSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8', timeout: 120_000 });
  if (run.status !== 0) throw new Error(`npm view ${name} failed: ${run.stderr.trim().split('\n').at(-1)}`);
  const times = JSON.parse(run.stdout) as Record<string, string>;
  return Object.entries(times)
    .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version) || ends.includes(version))
    .sort(([a], [b]) => inOrder(a, b))
    .map(([version, time]) => ({ version, date: time.slice(0, 10) }));
}

/** The versions of a client's package from one to another, both included; throws where one of them is not there. */
export function versionsBetween(driver: Driver, from: string, to: string): Version[] {
  const [name = ''] = driver.packages;
  if (driver.registry !== 'npm') throw new Error(`--bisect knows npm; ${name} comes from ${driver.registry}`);
  const all = npmVersions(name, [from, to]);
  const [first, last] = [from, to].map((one) => all.findIndex(({ version }) => version === one));
  if (first === undefined || last === undefined || first < 0 || last < 0)
    throw new Error(
      `${name} has no version ${first === -1 ? from : to}; it has ${all
        .slice(-8)
        .map(({ version }) => version)
        .join(', ')}`,
    );
  if (first >= last) throw new Error(`${from} is not older than ${to}; exchange --from and --to`);
  return all.slice(first, last + 1);
}
