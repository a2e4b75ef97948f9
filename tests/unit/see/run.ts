import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { TryDocument } from '#core/try/document.ts';
import { answer, type Answered } from '../../../src/commands/see/answer.ts';
import type { Look } from '../../../src/commands/see/layout.ts';

export const root = resolve(import.meta.dirname, '../../..');
export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);

/** Answers the arguments as the command does, without a process of its own, with a text on standard input. */
export const see = (args: readonly string[], input = '', look: Partial<Look> = {}): Promise<Answered> =>
  answer(root, args, {
    stdin: () => Promise.resolve(new TextEncoder().encode(input)),
    look: { width: 100, colour: false, ...look },
    told: () => {},
    debug: false,
  });

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command as a process of its own, from a folder, with a text on standard input. */
export function seeProcess(
  args: readonly string[],
  { input = '', env = {}, cwd = root }: { input?: string; env?: Record<string, string>; cwd?: string } = {},
): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'src/commands/see.js'), ...args], {
      cwd,
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

/** The texts of all views that the command prints. */
export async function textsOf(args: readonly string[], input = ''): Promise<string> {
  const { views } = await documentFrom(args, input);
  return views.flatMap(({ parts }) => parts.map((part) => (part.type === 'text' ? part.text : ''))).join('');
}

/** The command line of the test's own server. */
export const server = (...args: string[]): string =>
  [join(import.meta.dirname, 'server.ts'), ...args].reduce(
    (line, word) => `${line} '${word}'`,
    `'${process.execPath}'`,
  );

/** Lets `use` have a file with a text; the file is gone afterwards. */
export async function withFile<Value>(
  name: string,
  text: string,
  use: (file: string) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'see-'));
  try {
    await writeFile(join(folder, name), text);
    return await use(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}
