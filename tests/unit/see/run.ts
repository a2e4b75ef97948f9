import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { TryDocument } from '#core/try/document.ts';

export const root = resolve(import.meta.dirname, '../../..');
export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command as a process of its own, from the root, with a text on standard input. */
export function see(args: readonly string[], input = '', env: Record<string, string> = {}): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'src/commands/see.ts'), ...args], {
      cwd: root,
      env: { ...process.env, DEBUG: '', NO_COLOR: '', ...env },
    });
    const ran: Ran = { code: null, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.stderr += text));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('close', (code) => done({ ...ran, code }));
  });
}

/** The document that the command prints. */
export async function documentFrom(args: readonly string[], input = ''): Promise<TryDocument> {
  const { stdout, stderr } = await see([...args, '--json'], input);
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as TryDocument;
}

/** The command line of the test's own server. */
export const server = (...args: string[]): string =>
  [join(import.meta.dirname, 'server.ts'), ...args].reduce(
    (line, word) => `${line} '${word}'`,
    `'${process.execPath}'`,
  );
