import { spawnSync } from 'node:child_process';

const FLAGS = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const ROOTLESS = ['--user', '--map-root-user', ...FLAGS];

const works = (flags: readonly string[]): boolean =>
  spawnSync('unshare', [...flags, 'sh', '-c', 'ip link set lo up'], { stdio: 'ignore', timeout: 10_000 })
    .status === 0;

let known: readonly string[] | null | undefined;

/**
 * What to put before a command so that it runs with a network of the loopback device alone, and with processes of its
 * own that all end with it; null where this machine does not allow that.
 */
export function isolation(): readonly string[] | null {
  known ??= process.platform !== 'linux' ? null : ([FLAGS, ROOTLESS].find(works) ?? null);
  return known && ['unshare', ...known, 'sh', '-c', 'ip link set lo up && exec "$0" "$@"'];
}
