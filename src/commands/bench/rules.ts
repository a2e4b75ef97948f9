import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Data } from '#core/data.ts';
import { contextOf } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { readToolResult, type ToolResult } from '#core/forward/tool-result.ts';
import type { Tokenizer } from '#core/tokens.ts';
import { FORMS } from './results.ts';

/** Sizes of the results, in bytes. */
const SIZES = [
  { size: '1 kB', bytes: 1e3 },
  { size: '100 kB', bytes: 1e5 },
  { size: '1 MB', bytes: 1e6 },
  { size: '5 MB', bytes: 5e6 },
  { size: '10 MB', bytes: 1e7 },
  { size: '20 MB', bytes: 2e7 },
] as const;

// Processor time is told in steps of up to ten milliseconds: work is repeated until it has taken many of them.
const LEAST_MICROSECONDS = 100_000;
const RUNS = 2;

export type Size = (typeof SIZES)[number]['size'];

/** What a path takes for one result: to read it and to apply the rule. */
export interface Cost {
  path: string;
  size: Size;
  form: string;
  megabytesPerSecond: number;
  /** Time as a multiple of JSON.parse and JSON.stringify of the same value. */
  ratio: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Mean processor time of some work in seconds. */
function meanSeconds(work: () => unknown): number {
  collectGarbage();
  const before = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= LEAST_MICROSECONDS) return (user + system) / times / 1e6;
  }
}

/** Processor time of some work in seconds: the least of some means, so that what else the machine does has little part in it. */
const seconds = (work: () => unknown): number =>
  Math.min(...Array.from({ length: RUNS }, () => meanSeconds(work)));

const read = (text: string): ToolResult => {
  const outcome = readToolResult(text);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.result;
};

/** Times every path of the newest readings on every form and size of a result. */
export function ruleCosts(data: Data): Cost[] {
  const paths = data.clients.flatMap((client) =>
    (client.readings.at(-1)?.paths ?? []).flatMap((path) => {
      const rule = ruleOf(client.id, path.id);
      return rule ? [{ path: `${client.id}/${path.id}`, rule, context: contextOf(path) }] : [];
    }),
  );
  return SIZES.flatMap(({ size, bytes }) =>
    Object.entries(FORMS).flatMap(([form, make]) => {
      const text = make(bytes);
      const megabytes = Buffer.byteLength(text) / 1e6;
      const json = seconds(() => JSON.stringify(JSON.parse(text)));
      const reading = seconds(() => read(text));
      const result = read(text);
      return paths.map(({ path, rule, context }): Cost => {
        const time = reading + seconds(() => rule(result, context));
        return { path, size, form, megabytesPerSecond: megabytes / time, ratio: time / json };
      });
    }),
  );
}

/** Speed of a tokenizer on results of 1 MB, in megabytes a second, by their form. */
export const tokenSpeeds = ({ count }: Tokenizer): [form: string, megabytesPerSecond: number][] =>
  Object.entries(FORMS).map(([form, make]) => {
    const text = make(1e6);
    return [form, Buffer.byteLength(text) / 1e6 / seconds(() => count(text))];
  });
