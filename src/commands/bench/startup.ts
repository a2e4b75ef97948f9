import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMS } from './results.ts';

const RUNS = 20;
/** What the command may take over the start of Node alone, in milliseconds. */
export const MOST_STARTUP = 200;

/** The shortest of some runs in milliseconds: what else the machine does has the least part in it. */
function shortest(args: readonly string[], root: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    const { error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
    if (error) throw error;
    return performance.now() - started;
  });
  return Math.min(...times);
}

/** Milliseconds that Node takes to start and end, and that `see` takes for a result of 1 kB, its caches filled. */
export function startupTimes(root: string): { node: number; see: number } {
  const folder = mkdtempSync(join(tmpdir(), 'see-'));
  try {
    const file = join(folder, 'result.json');
    writeFileSync(file, FORMS['both fields, the same rows']?.(1000) ?? '');
    const see = ['src/commands/see.js', file];
    spawnSync(process.execPath, see, { cwd: root, stdio: 'ignore' });
    return { node: shortest(['-e', '0'], root), see: shortest(see, root) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
