import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isolation } from './isolate.ts';
import { RECORDED, type Job, type SessionResult } from './job.ts';
import { endMarked } from './leftovers.ts';

/** Seconds after which a session is ended whatever its driver allows; its own limit ends the client long before. */
const LONGEST = 1200;

/** Folders of sessions that are under way; they and their processes end with this process. */
const open = new Map<string, () => void>();
process.once('exit', () => {
  for (const end of open.values()) end();
});

export interface SessionOptions extends Omit<Job, 'folder' | 'isolated'> {
  /** Folder to keep logs and requests in; thrown away where it is undefined. */
  keep?: string | undefined;
  /** Told of each sample result as it comes. */
  onResult?: ((result: string) => void) | undefined;
}

/** Runs one session of a client and gives what it gave. Throws where the session itself failed. */
export async function runSession({ keep, onResult, ...options }: SessionOptions): Promise<SessionResult> {
  const folder = mkdtempSync(join(tmpdir(), 'lab-run-'));
  mkdirSync(join(folder, 'log'));
  const prefix = isolation();
  const job: Job = { ...options, folder, isolated: prefix !== null };
  const file = join(folder, 'job.json');
  writeFileSync(file, JSON.stringify(job));
  const [command = process.execPath, ...args] = [
    ...(prefix ?? []),
    process.execPath,
    join(import.meta.dirname, 'inside.ts'),
    file,
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-4000);
      for (const line of chunk.split('\n'))
        if (line.startsWith(RECORDED)) onResult?.(line.slice(RECORDED.length));
    });
  const end = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
    endMarked(folder);
  };
  open.set(folder, () => {
    end();
    rmSync(folder, { recursive: true, force: true });
  });
  const timer = setTimeout(end, LONGEST * 1000);
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => resolve());
    });
    const result = join(folder, 'result.json');
    if (!existsSync(result)) throw new Error(`the session broke off: ${said.trim() || 'it took too long'}`);
    return JSON.parse(readFileSync(result, 'utf8')) as SessionResult;
  } finally {
    clearTimeout(timer);
    end();
    open.delete(folder);
    if (keep !== undefined) {
      rmSync(keep, { recursive: true, force: true });
      mkdirSync(keep, { recursive: true });
      cpSync(join(folder, 'log'), keep, { recursive: true });
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
