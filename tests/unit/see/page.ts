import { vi } from 'vitest';
import type { Answer, Request, RunReport } from '#components/try/messages.ts';
import { tableOrder } from '#core/select.ts';
import type { TryOptions } from '#core/try/options.ts';
import { tryPaths } from '#core/try/paths.ts';
import { loadData } from '#io/load/index.ts';
import { ranksJson } from '#io/token-ranks.ts';
import { root } from './run.ts';

export const { data } = loadData(root);

/** What the page makes of a text: the report that it draws, and the JSON that it copies. */
export interface Made {
  report: RunReport;
  document: string;
}

/** The page's worker, with the exact tokenizer. */
export interface Page {
  run(source: string, schema: string, options: TryOptions): Promise<Made>;
}

/** Starts the page's worker in this process, in the place of a browser. */
export async function openPage(): Promise<Page> {
  let receive: (event: { data: Request }) => void = () => {};
  let hear: (answer: Answer) => void = () => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof receive) => {
    receive = listener;
  });
  vi.stubGlobal('postMessage', (answer: Answer) => hear(answer));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(ranksJson)));
  await import('#components/try/worker.ts');
  /** Sends a request and waits for the answer that `take` knows. */
  const ask = <Value>(request: Request, take: (answer: Answer) => Value | undefined): Promise<Value> =>
    new Promise((done, fail) => {
      hear = (answer) => {
        if (answer.type === 'failed' || answer.type === 'problem') fail(new Error(JSON.stringify(answer)));
        const value = take(answer);
        if (value !== undefined) done(value);
      };
      receive({ data: request });
    });
  receive({ data: { type: 'start', paths: tryPaths(tableOrder(data.clients, data.kinds)) } });
  await ask({ type: 'tokenizer', url: 'ranks' }, (answer) => {
    if (answer.type !== 'tokenizer' || answer.state === 'loading') return undefined;
    if (answer.state === 'failed') throw new Error(answer.message);
    return true;
  });
  let turn = 0;
  return {
    async run(source, schema, options) {
      turn += 1;
      let report: RunReport | undefined;
      await ask({ type: 'run', turn, source, schema, options, only: null }, (answer) => {
        if (answer.type === 'report') report = answer.report;
        if (answer.type === 'findings' && report) report = { ...report, findings: answer.findings };
        return report?.findings ? true : undefined;
      });
      const document = await ask({ type: 'document', turn }, (answer) =>
        answer.type === 'document' ? answer.text : undefined,
      );
      if (!report) throw new Error('no report');
      return { report, document };
    },
  };
}
