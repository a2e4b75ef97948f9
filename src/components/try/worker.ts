import { abbreviate } from '#core/abbreviate.ts';
import type { Finding, OutputSchema } from '#core/findings/types.ts';
import { parse, type JsonProblem } from '#core/json/index.ts';
import { changedResult, unfitChanges } from '#core/try/changed.ts';
import { conformsTo } from '#core/try/conforms.ts';
import { documentOf } from '#core/try/document.ts';
import { ESTIMATE } from '#core/try/estimate.ts';

import type { FoundResult } from '#core/try/found.ts';
import type { TryOptions } from '#core/try/options.ts';
import type { TryPath } from '#core/try/paths.ts';
import { runViews, type Views } from '#core/try/run.ts';
import type { Answer, Request, RunReport, RunRequest } from './messages.ts';
import { readSource, type Source } from './source.ts';

/** Characters of a result beyond which its views are made one at a time, with news of the progress. */
const LONG = 128 * 1024;
const RESULT_HEAD = 5000;

let paths: TryPath[] = [];
let source: Source | undefined;
let tokenizer = ESTIMATE;
let current = 0;
interface Run {
  found: FoundResult;
  options: TryOptions;
  schema: OutputSchema | undefined;
  only: string[] | null;
}
let last: Run | undefined;

const tell = (answer: Answer): void => postMessage(answer);

/** Lets a message come in that was sent meanwhile. */
const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** The schema of a text; the validator is loaded with the first one. */
async function schemaOf(text: string): Promise<{ schema?: OutputSchema; problem?: JsonProblem }> {
  if (text.trim() === '') return {};
  const parsed = parse(text);
  if (!parsed.ok) return { problem: parsed.problem };
  const { outputSchemaOf } = await import('#core/findings/schema/check.ts');
  return { schema: outputSchemaOf(parsed.node) };
}

/** The views of a result; undefined where another request came in meanwhile. */
async function viewsOf(found: FoundResult, options: TryOptions, turn: number): Promise<Views | undefined> {
  const run = runViews(found, paths, options, tokenizer.count);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
    if (found.text.length <= LONG) continue;
    tell({ type: 'progress', turn, doing: 'views', ...step.value });
    await pause();
    if (turn !== current) return undefined;
  }
}

const counted = (only: string[] | null): TryPath[] =>
  only === null ? paths : paths.filter(({ client }) => only.includes(client));

/** What the rules say of a result; they are loaded behind the first views. */
async function findingsIn({ found, options, schema, only }: Run): Promise<Finding[]> {
  const { findingsOf } = await import('#core/try/findings.ts');
  return findingsOf(found, counted(only), options, schema, tokenizer.count);
}

async function run({
  turn,
  source: given,
  schema: schemaText,
  options: asked,
  only,
}: RunRequest): Promise<void> {
  if (given !== undefined) source = await readSource(given);
  if (!source || turn !== current) return;
  const { bytes, head, whole, read } = source;
  if (!read.ok) return tell({ type: 'problem', turn, problem: read.problem, bytes, head, whole });
  const index = Math.min(asked.index, read.results.length - 1);
  const chosen = read.results[index];
  if (!chosen) return;
  const { schema, problem: schemaProblem } = await schemaOf(schemaText);
  if (turn !== current) return;
  const found = changedResult(chosen, asked);
  const conforms = conformsTo(found, schema);
  const declared = schema ? (conforms === false ? 'violated' : 'conforms') : asked.declared;
  const options: TryOptions = { ...asked, index, declared };
  const views = await viewsOf(found, options, turn);
  if (!views) return;
  const unfit = unfitChanges(chosen);
  const report: RunReport = {
    bytes,
    results: read.results.length,
    head,
    whole,
    result: abbreviate(found.text, RESULT_HEAD, 0).head,
    whatIf: asked.whatIf in unfit ? 'as-is' : asked.whatIf,
    unfit,
    schemaProblem,
    hasSchema: schema !== undefined,
    conforms,
    views,
    findings: null,
    tokenizer: tokenizer.name,
    exact: tokenizer !== ESTIMATE,
  };
  const isLong = found.text.length > LONG;
  if (isLong) {
    tell({ type: 'report', turn, report });
    tell({ type: 'progress', turn, doing: 'findings', done: 0, of: 1 });
    await pause();
    if (turn !== current) return;
  }
  last = { found, options, schema, only };
  const findings = await findingsIn(last);
  if (turn !== current) return;
  tell(
    isLong ? { type: 'findings', turn, findings } : { type: 'report', turn, report: { ...report, findings } },
  );
}

async function document(turn: number): Promise<void> {
  if (!last) return;
  const { found, options } = last;
  const findings = await findingsIn(last);
  const made = documentOf(found, paths, options, tokenizer, findings);
  tell({ type: 'document', turn, text: `${JSON.stringify(made, null, 2)}\n` });
}

async function load(url: string): Promise<void> {
  try {
    const { loadTokenizer } = await import('./tokenizer.ts');
    tokenizer = await loadTokenizer(url, (bytes) => tell({ type: 'tokenizer', state: 'loading', bytes }));
    tell({ type: 'tokenizer', state: 'ready' });
  } catch (error) {
    tell({ type: 'tokenizer', state: 'failed', message: (error as Error).message });
  }
}

const failed = (turn: number) => (error: unknown) =>
  tell({ type: 'failed', turn, message: (error as Error).message });

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  switch (data.type) {
    case 'start':
      paths = data.paths;
      return;
    case 'run':
      current = data.turn;
      run(data).catch(failed(data.turn));
      return;
    case 'document':
      document(data.turn).catch(failed(data.turn));
      return;
    case 'tokenizer':
      void load(data.url);
  }
});
