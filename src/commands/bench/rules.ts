<<<<<<< HEAD
=======
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
>>>>>>> main
import type { Data } from '#core/data.ts';
import { contextOf } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { readToolResult, type ToolResult } from '#core/forward/tool-result.ts';
import type { Tokenizer } from '#core/tokens.ts';
import { FORMS } from './results.ts';

/** Sizes of the results, in bytes, with how often each run is timed. */
const SIZES = [
<<<<<<< HEAD
  { name: '1 kB', bytes: 1e3, runs: 200 },
  { name: '100 kB', bytes: 1e5, runs: 15 },
  { name: '1 MB', bytes: 1e6, runs: 5 },
  { name: '10 MB', bytes: 1e7, runs: 2 },
];

/** What a path costs: reading the result and applying the rule, as multiples of JSON.parse + JSON.stringify. */
export interface PathCost {
  path: string;
  /** One a size, of the form that costs most. */
  sizes: { size: string; form: string; megabytesPerSecond: number; ratio: number }[];
  /** Greatest time a byte at 10 MB, as a multiple of the one at 1 MB. */
  growth: number;
}

=======
  { size: '1 kB', bytes: 1e3, runs: 200 },
  { size: '100 kB', bytes: 1e5, runs: 15 },
  { size: '1 MB', bytes: 1e6, runs: 5 },
  { size: '10 MB', bytes: 1e7, runs: 2 },
] as const;

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

>>>>>>> main
/** The least time of some runs, in seconds: what disturbs a run only makes it longer. */
function seconds(runs: number, work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
<<<<<<< HEAD
=======
    if (runs < 10) collectGarbage();
>>>>>>> main
    const started = performance.now();
    work();
    least = Math.min(least, performance.now() - started);
  }
  return least / 1000;
}

const read = (text: string): ToolResult => {
  const outcome = readToolResult(text);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.result;
};

<<<<<<< HEAD
/** A result in one form and size, with the times that do not depend on a path. */
const samples = () =>
  SIZES.flatMap(({ name, bytes, runs }) =>
    Object.entries(FORMS).map(([form, make]) => {
      const text = make(bytes);
      return {
        ...{ size: name, form, runs, text, megabytes: Buffer.byteLength(text) / 1e6, result: read(text) },
        json: seconds(runs, () => JSON.stringify(JSON.parse(text))),
        reading: seconds(runs, () => read(text)),
      };
    }),
  );

/** Times every path of the newest readings, in the order of the clients. */
export function rulesBench(data: Data): PathCost[] {
  const results = samples();
  return data.clients.flatMap((client) =>
    (client.readings.at(-1)?.paths ?? []).flatMap((path): PathCost[] => {
      const rule = ruleOf(client.id, path.id);
      if (!rule) return [];
      const context = contextOf(path);
      const costs = results.map(({ size, form, runs, megabytes, result, json, reading }) => {
        const time = reading + seconds(runs, () => rule(result, context));
        return { size, form, megabytesPerSecond: megabytes / time, ratio: time / json };
      });
      const slowest = (size: string, of = costs) =>
        of.filter((cost) => cost.size === size).reduce((most, cost) => (cost.ratio > most.ratio ? cost : most));
      const growth = Object.keys(FORMS).map((form) => {
        const [small, large] = ['1 MB', '10 MB'].map((size) => slowest(size, costs.filter((cost) => cost.form === form)));
        return (small?.megabytesPerSecond ?? 0) / (large?.megabytesPerSecond ?? 1);
      });
      return [
        {
          path: `${client.id}/${path.id}`,
          sizes: SIZES.map(({ name }) => slowest(name)),
          growth: Math.max(...growth),
        },
      ];
=======
/** Times every path of the newest readings on every form and size of a result. */
export function ruleCosts(data: Data): Cost[] {
  const paths = data.clients.flatMap((client) =>
    (client.readings.at(-1)?.paths ?? []).flatMap((path) => {
      const rule = ruleOf(client.id, path.id);
      return rule ? [{ path: `${client.id}/${path.id}`, rule, context: contextOf(path) }] : [];
    }),
  );
  return SIZES.flatMap(({ size, bytes, runs }) =>
    Object.entries(FORMS).flatMap(([form, make]) => {
      const text = make(bytes);
      const megabytes = Buffer.byteLength(text) / 1e6;
      const json = seconds(runs, () => JSON.stringify(JSON.parse(text)));
      const reading = seconds(runs, () => read(text));
      const result = read(text);
      return paths.map(({ path, rule, context }): Cost => {
        const time = reading + seconds(runs, () => rule(result, context));
        return { path, size, form, megabytesPerSecond: megabytes / time, ratio: time / json };
      });
>>>>>>> main
    }),
  );
}

<<<<<<< HEAD
/** Speed of a tokenizer on results of 1 kB to 1 MB, in megabytes a second. */
export const tokensBench = ({ count }: Tokenizer): { form: string; megabytesPerSecond: number }[] =>
  Object.entries(FORMS).map(([form, make]) => {
    const text = make(1e6);
    return { form, megabytesPerSecond: Buffer.byteLength(text) / 1e6 / seconds(2, () => count(text)) };
=======
/** Speed of a tokenizer on results of 1 MB, in megabytes a second, by their form. */
export const tokenSpeeds = ({ count }: Tokenizer): [form: string, megabytesPerSecond: number][] =>
  Object.entries(FORMS).map(([form, make]) => {
    const text = make(1e6);
    return [form, Buffer.byteLength(text) / 1e6 / seconds(3, () => count(text))];
>>>>>>> main
  });
