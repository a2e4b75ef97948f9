import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from '#core/json/index.ts';
import { unusable } from '../unusable.ts';
import { commandWords } from './command-words.ts';
import { lineReader } from './lines.ts';
import { FLOOD, MOST_SENT, type Listener, type Wire } from './request.ts';

/** Time to leave on its own, and then on a signal, in milliseconds. */
const GRACE = 500;
/** Time for what an ended server wrote to arrive, in milliseconds. */
const DRAIN = 300;

const START_WORDS: Record<string, string> = {
  ENOENT: 'there is no such command; check its spelling, or give its path',
  EACCES: 'this file may not be run; make it executable, or name its interpreter first',
};

const quoted = (line: string): string => JSON.stringify(line.slice(0, 200));

/**
 * Starts a server and speaks with it over stdio, keeping each line as it came. The SDK's own transport passes on
 * nothing but what it parsed, and ends the server but not what the server started.
 */
export async function openStdio(command: string, listener: Listener): Promise<Wire> {
  const [file = '', ...args] = commandWords(command);
  const child = spawn(file, args, { stdio: 'pipe', detached: process.platform !== 'win32' });
  const name = `--server "${command}"`;
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error: NodeJS.ErrnoException) => {
      const words = START_WORDS[error.code ?? ''] ?? `it did not start (${error.code ?? error.message})`;
      reject(unusable(`${name}: ${file}: ${words}`));
    });
  });

  let received = 0;
  let stderrLine = '';
  let strayLine: string | undefined;
  const said = (): string => (stderrLine === '' ? '' : `, and last said ${quoted(stderrLine)}`);
  const onLine = lineReader((line) => {
    if (line.trim() === '') return;
    if (/^\s*[[{]/.test(line) && parse(line).ok) listener.text(line);
    else strayLine = line;
  });
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk.length;
    if (received > MOST_SENT) {
      child.stdout.pause();
      listener.fault(FLOOD);
    } else onLine(chunk);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderrLine = chunk.slice(-2000).trimEnd().split('\n').at(-1) || stderrLine;
  });
  child.stdin.on('error', () => {});
  const ended = (code: number | null, signal: string | null): void => {
    const how = signal === null ? `with code ${code}` : `by ${signal}`;
    listener.fault(`ended ${how} before it answered${said()}; run the command alone to see why`);
  };
  const closed = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      ended(code, signal);
      resolve();
    });
    child.once('exit', (code, signal) => {
      setTimeout(() => {
        ended(code, signal);
        resolve();
      }, DRAIN).unref();
    });
  });
  const signalGroup = (signal: NodeJS.Signals): boolean => {
    try {
      return (
        child.pid !== undefined && process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
      );
    } catch {
      return false;
    }
  };
  const endNow = (): void => void signalGroup('SIGKILL');
  process.once('exit', endNow);

  return {
    name,
    send: (message) =>
      new Promise((resolve) => {
        child.stdin.write(`${JSON.stringify(message)}\n`, () => resolve());
      }),
    useRevision: () => {},
    hint: () =>
      strayLine === undefined
        ? said().replace(/^, and/, '; it')
        : `; it wrote ${quoted(strayLine)} to standard output, where only JSON-RPC may stand`,
    close: async () => {
      child.stdout.resume();
      child.stdin.end();
      await Promise.race([closed, wait(GRACE)]);
      if (signalGroup('SIGTERM')) await Promise.race([closed.then(() => wait(50)), wait(GRACE)]);
      endNow();
      process.off('exit', endNow);
      child.stdout.destroy();
      child.stderr.destroy();
      child.unref();
    },
  };
}
