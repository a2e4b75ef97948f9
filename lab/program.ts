import { callId } from './endpoint/turn.ts';
import type { Reply, Turn } from './endpoint/types.ts';

/** Answers with calls of a client's tool for code: in each a program that is written for the next sample result. */
export const byProgram =
  (tool: string, programFor: (result: string) => string) =>
  ({ next }: Turn): Reply | undefined =>
    next === undefined
      ? undefined
      : { kind: 'call', id: callId(next), name: tool, arguments: { code: programFor(next) } };
