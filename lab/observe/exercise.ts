import type { Driver, Exercise } from '../contract.ts';
import type { Recorded } from '../endpoint/record.ts';
import type { SessionResult } from '../run/job.ts';
import { runSession } from '../run/session.ts';

/** Most seconds of a session, where the driver does not say. */
const SECONDS = 120;

/** What was recorded of a sample result: the item, or that the client ended the run there. */
export type Outcome = Recorded | { ended: string };

export interface Exercised {
  outcomes: Map<string, Outcome>;
  clientInfo: { name: string; version: string };
  /** What the run tried to reach outside of the loopback, in words. */
  outside: string[];
  /** Requests that are no part of the conversation, by path. */
  others: string[];
}

export interface ExerciseOptions {
  installed: string;
  cases: readonly string[];
  /** One session a sample result, instead of one for all of them. */
  apart: boolean;
  /** Folder to keep the logs in; undefined to throw them away. */
  keep: string | undefined;
  /** Told of each sample result as it comes. */
  onResult?: (result: string) => void;
}

/** How a session ended, in words that are the same each time. */
function endWords({ end, code, signal, said }: SessionResult): string {
  const line =
    said
      .trim()
      .split('\n')
      .findLast((one) => /error|exception|fail/i.test(one)) ?? '';
  const how = end === 'exit' ? `ended ${signal ? `by ${signal}` : `with code ${code ?? 0}`}` : end;
  return line === '' ? how : `${how}: ${line.trim()}`.slice(0, 130).trim();
}

function fail(session: SessionResult, words: string): never {
  const last = session.said.trim().split('\n').slice(-8).join('\n');
  const faults = session.faults.length > 0 ? `; ${session.faults.join('; ')}` : '';
  throw new Error(`${words}${faults}${last === '' ? '' : `; its last words:\n${last}`}`);
}

function accept(session: SessionResult, exercise: Exercise): void {
  if (session.end === 'not started') fail(session, 'the client did not start');
  if (session.inexact.length > 0)
    fail(session, `the server sent other bytes than the file has: ${session.inexact.join(', ')}`);
  const [strange] = session.wires.filter((wire) => wire !== exercise.wire);
  if (strange) fail(session, `the client spoke ${strange} and not ${exercise.wire}`);
}

function outsideOf({ lookups, attempts }: SessionResult): string[] {
  return [
    ...(lookups ?? []).map((name) => `looked up ${name}`),
    ...(attempts ? ['tried an address outside of the loopback'] : []),
  ];
}

/**
 * Runs an exercise until each sample result has an outcome. A result at which the session ends is noted as such and
 * the rest runs in a new one. Throws where a session brings nothing.
 */
export async function runExercise(
  driver: Driver,
  index: number,
  { installed, cases, apart, keep, onResult }: ExerciseOptions,
): Promise<Exercised> {
  const exercise = driver.exercises[index];
  if (!exercise) throw new Error(`${driver.id} has no exercise ${index}`);
  const outcomes = new Map<string, Outcome>();
  const outside = new Set<string>();
  const others = new Set<string>();
  let clientInfo: Exercised['clientInfo'] | undefined;
  let sessions = 0;
  for (;;) {
    const open = cases.filter((one) => !outcomes.has(one));
    const [first] = open;
    if (first === undefined) break;
    const session = await runSession({
      driver: driver.id,
      exercise: index,
      cases: apart || exercise.apart ? [first] : open,
      installed,
      seconds: SECONDS,
      keep: keep === undefined ? undefined : `${keep}/${sessions}`,
      onResult,
    });
    sessions += 1;
    accept(session, exercise);
    for (const [result, recorded] of session.results)
      if (session.called.includes(result)) outcomes.set(result, recorded);
      else fail(session, `a tool result came for ${result}, which was never called`);
    for (const words of outsideOf(session)) outside.add(words);
    for (const path of session.others) others.add(path);
    clientInfo ??= session.clientInfo ?? undefined;
    const stuck = session.called.findLast((one) => open.includes(one) && !outcomes.has(one));
    if (stuck !== undefined) {
      if (session.end !== 'exit') fail(session, `the client stopped at ${stuck} (${session.end})`);
      outcomes.set(stuck, { ended: endWords(session) });
    } else if (session.results.length === 0) {
      const why = session.turns === 0 ? 'never asked the model with the tool' : 'never called the tool';
      fail(session, `the client ${why} (${endWords(session)})`);
    }
  }
  if (!clientInfo) throw new Error('the client never introduced itself to the server');
  return { outcomes, clientInfo, outside: [...outside], others: [...others] };
}
