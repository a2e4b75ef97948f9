import { readdirSync, readFileSync } from 'node:fs';

/** Name of the environment variable by which the processes of a session are known. */
export const RUN_MARK = 'WTMS_LAB_RUN';

/**
 * Ends every process that was started with a session's mark in its environment, daemons included, but this one. Only
 * where there is /proc; elsewhere the process group is all that can be ended.
 */
export function endMarked(mark: string): number {
  let ended = 0;
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  } catch {
    return 0;
  }
  for (const name of names) {
    try {
      const environment = readFileSync(`/proc/${name}/environ`, 'latin1').split('\0');
      if (!environment.includes(`${RUN_MARK}=${mark}`)) continue;
      process.kill(Number(name), 'SIGKILL');
      ended += 1;
    } catch {
      // It has ended, or it is not ours.
    }
  }
  return ended;
}
