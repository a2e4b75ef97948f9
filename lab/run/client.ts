import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Launch, Room } from '../contract.ts';
import type { SessionResult } from './job.ts';
import { endMarked, RUN_MARK } from './leftovers.ts';
import { environmentOf } from './room.ts';

/** Milliseconds without a request after which a client is taken to have stopped. */
const STALL = 40_000;
/** Milliseconds that a client has to end after the last answer. */
const GRACE = 8_000;
const LOOK = 250;

export interface Watch {
  /** Most seconds, where the launch does not say. */
  seconds: number;
  /** File for what the client writes. */
  output: string;
  /** Value of the mark in the environment of all processes of the session. */
  mark: string;
  /** When the last request came, as Date.now() has it. */
  lastRequest(): number;
  /** Whether the last answer has been given. */
  isDone(): boolean;
}

/** Starts a client, waits for its end or ends it, and ends whatever it has left behind. */
export async function runClient(
  launch: Launch,
  room: Room,
  { seconds, output, mark, lastRequest, isDone }: Watch,
): Promise<Pick<SessionResult, 'end' | 'code' | 'signal' | 'said'>> {
  const log = createWriteStream(output);
  const child = spawn(launch.command, launch.args, {
    cwd: room.work,
    env: { ...environmentOf(room, launch.env), [RUN_MARK]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-4000);
      log.write(chunk);
    });
  let end: SessionResult['end'] | undefined;
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      end = 'not started';
      resolve({ code: null, signal: null });
    });
    child.once('exit', (code, signal) => {
      end ??= 'exit';
      resolve({ code, signal });
    });
  });
  const limit = Date.now() + (launch.seconds ?? seconds) * 1000;
  while (end === undefined) {
    await Promise.race([ended, wait(LOOK)]);
    if (end !== undefined) break;
    const idle = Date.now() - lastRequest();
    if (isDone() && idle > GRACE) break;
    if (Date.now() > limit) end = 'timeout';
    else if (idle > STALL) end = 'stalled';
  }
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  const { code, signal } = await ended;
  endMarked(mark);
  return { end: end ?? 'exit', code, signal, said };
}
