import type { Data } from '#core/data.ts';
import { contextOf } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { readToolResult, type ToolResult } from '#core/forward/tool-result.ts';
import type { Tokenizer } from '#core/tokens.ts';
import { FORMS } from './results.ts';
import { seconds } from './time.ts';

/** Sizes of the results, in bytes. */
const SIZES = [
  { size: '1 kB', bytes: 1e3 },
  { size: '100 kB', bytes: 1e5 },
  { size: '1 MB', bytes: 1e6 },
  { size: '5 MB', bytes: 5e6 },
  { size: '10 MB', bytes: 1e7 },
  { size: '20 MB', bytes: 2e7 },
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
