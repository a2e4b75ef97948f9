import { spawnSync } from 'node:child_process';
import type { Version } from './versions.ts';

/** Order of versions by their numbers; the days that a registry gives may be those of its own copy. */
function inOrder(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(/[-.]/).map(Number));
  const at = left?.findIndex((number, index) => number !== right?.[index]) ?? -1;
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/** Published versions and the registry's day for each, in order, pre-releases left out unless they are one of `ends`. */
export function npmVersions(name: string, ends: readonly string[]): Version[] {
  const run = spawnSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8', timeout: 120_000 });
  if (run.status !== 0) throw new Error(`npm view ${name} failed: ${run.stderr.trim().split('\n').at(-1)}`);
  const times = JSON.parse(run.stdout) as Record<string, string>;
  return Object.entries(times)
    .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version) || ends.includes(version))
    .sort(([a], [b]) => inOrder(a, b))
    .map(([version, time]) => ({ version, date: time.slice(0, 10) }));
}
