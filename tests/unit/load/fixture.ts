import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';

export const project = resolve(import.meta.dirname, '../../..');
export const broken = join(project, 'tests/broken');

const made: string[] = [];
afterAll(() => made.forEach((root) => rmSync(root, { recursive: true })));

/** A copy of the valid tree, removed after the file's last test; files of `overlay` replace or join its files. */
export function tree(overlay?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'data-'));
  made.push(root);
  cpSync(join(broken, 'valid'), root, { recursive: true });
  if (overlay !== undefined) cpSync(overlay, root, { recursive: true });
  return root;
}

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of the project's commands to its end. */
export function run(command: string, ...options: string[]): Promise<Ended> {
  const script = join(project, `src/commands/${command}.ts`);
  const cache = join(project, 'node_modules/.cache/compile');
  const env = { ...process.env, DEBUG: '', NODE_COMPILE_CACHE: cache };
  return new Promise((done) => {
    execFile(process.execPath, [script, ...options], { env }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}
