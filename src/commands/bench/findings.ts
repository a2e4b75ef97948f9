import type { Data } from '#core/data.ts';
import { countedClients } from '#core/findings/clients.ts';
import { findingsFor } from '#core/findings/run.ts';
import { NEWEST_REVISION } from '#core/findings/types.ts';
import { FORMS } from './results.ts';
import { seconds } from './time.ts';

/** Time of a byte at 4 MB, as a multiple of one at 1 MB, above which findings are no longer linear. */
export const MOST_GROWTH = 2;

/** Results that are large in one way that is seldom, about `bytes` bytes each. */
const ODD: Readonly<Record<string, (bytes: number) => string>> = {
  'one word': (bytes) => both('a'.repeat(bytes), { a: 'b' }),
  dots: (bytes) => both('1.'.repeat(bytes / 2), { a: 1.5 }),
  separators: (bytes) => both(`1${','.repeat(bytes)}1`, { a: 1.5 }),
  braces: (bytes) => both('{'.repeat(bytes), { a: 1 }),
  masks: (bytes) => both('id [REDACTED] '.repeat(bytes / 14), { id: '***' }),
};

const both = (text: string, structuredContent: object): string =>
  JSON.stringify({ content: [{ type: 'text', text }], structuredContent });

/** Seconds of processor time for all findings on a result of 1 MB, and what a byte takes at 4 MB beside. */
export interface FindingsCost {
  form: string;
  seconds: number;
  growth: number;
}

/** Times the rules of the checker with all clients, by the form of the result. */
export function findingsCosts(data: Data): FindingsCost[] {
  const clients = countedClients(data);
  const time = (result: string): number =>
    seconds(() => findingsFor({ result, revision: NEWEST_REVISION, clients })) / Buffer.byteLength(result);
  return Object.entries({ ...FORMS, ...ODD }).map(([form, make]): FindingsCost => {
    const one = time(make(1e6));
    return { form, seconds: one * 1e6, growth: time(make(4e6)) / one };
  });
}
