import { buffer } from 'node:stream/consumers';
import { answer } from './answer.ts';
import { lookOf } from './layout.ts';

/** Milliseconds after which work is long. */
const LONG = 1000;

/** Says how far long work is, on a terminal alone. */
function told(done: number, of: number): void {
  if (!process.stderr.isTTY || performance.now() < LONG) return;
  process.stderr.write(done < of ? `\rView ${done} of ${of}` : `\r${' '.repeat(40)}\r`);
}

const written = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve) => {
    stream.once('error', () => resolve());
    stream.write(text, () => resolve());
  });

/** Runs the command with its arguments, and ends the process with its exit code. */
export async function main(root: string, args: readonly string[]): Promise<never> {
  // npm runs a script in the project's folder, whereas paths are meant from where the reader stands.
  const { npm_lifecycle_event: script, INIT_CWD: from } = process.env;
  if (script === 'see' && from) process.chdir(from);
  const { stdout, stderr, code } = await answer(root, args, {
    stdin: () => buffer(process.stdin),
    look: lookOf(process.stdout, process.env),
    told,
    debug: Boolean(process.env['DEBUG']),
  });
  if (stdout !== '') await written(process.stdout, stdout);
  if (stderr !== '') await written(process.stderr, stderr);
  process.exit(code);
}
