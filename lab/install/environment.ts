import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pythonCommand } from './python.ts';

/** Runs a program to its end and gives what it printed; throws with its last words. */
export function run(command: string, args: readonly string[]): string {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: 15 * 60_000 });
  if (done.status === 0) return done.stdout;
  const lines = `${done.error?.message ?? ''}${done.stderr}`.trim().split('\n').slice(-6).join('\n');
  throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed: ${lines}`);
}

/** The interpreter of a virtual environment. */
export const pythonOf = (folder: string): string => join(folder, 'bin', 'python');

/** Makes a virtual environment with nothing in it but pip, in place of what the folder held. */
export function makeEnvironment(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run(pythonCommand(), ['-m', 'venv', folder]);
}
