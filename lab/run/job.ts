import type { Recorded } from '../endpoint/record.ts';
import type { Wire } from '../../src/schema/observation.ts';

/** What one session is to do: a start of a client, from the first call to its end. */
export interface Job {
  driver: string;
  exercise: number;
  cases: string[];
  installed: string;
  /** Throw-away folder of the session; its logs lie in `log` under it. */
  folder: string;
  /** Most seconds, where the driver does not say. */
  seconds: number;
  /** True where the session has name spaces of its own. */
  isolated: boolean;
}

/** Begins a line by which a session tells that a sample result has come. */
export const RECORDED = 'recorded ';

/** What a session gave. */
export interface SessionResult {
  results: [string, Recorded][];
  wires: Wire[];
  turns: number;
  /** Paths of requests that do not count. */
  others: string[];
  faults: string[];
  /** Sample results that the client asked the probe server for, in order. */
  called: string[];
  /** Sample results whose text went out otherwise than it stands in its file. */
  inexact: string[];
  clientInfo: { name: string; version: string } | null;
  /** How the client ended. */
  end: 'exit' | 'timeout' | 'stalled' | 'not started';
  code: number | null;
  signal: string | null;
  isDone: boolean;
  /** Last lines that the client wrote. */
  said: string;
  /** Names that were looked up outside of the loopback; null where that could not be heard. */
  lookups: string[] | null;
  /** Attempts to reach an address outside of the loopback; null where they could not be counted. */
  attempts: number | null;
}
