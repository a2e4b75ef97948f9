import type { Finding } from '#core/findings/types.ts';
import type { JsonProblem } from '#core/json/index.ts';
import type { TryOptions } from '#core/try/options.ts';
import type { TryPath } from '#core/try/paths.ts';
import type { Progress, Views } from '#core/try/run.ts';
import type { WhatIf } from '#core/try/what-ifs.ts';

/** A result to run, and how. */
export interface RunRequest {
  type: 'run';
  /** Number of the request; answers repeat it. */
  turn: number;
  /** The text or file to read; absent where it is that of the request before. */
  source?: string | Blob;
  /** The outputSchema as text; empty for none. */
  schema: string;
  options: TryOptions;
  /** Ids of the clients that findings count; null for all. */
  only: string[] | null;
}

export type Request =
  | { type: 'start'; paths: TryPath[] }
  | RunRequest
  | { type: 'document'; turn: number }
  | { type: 'tokenizer'; url: string };

/** What a run found. */
export interface RunReport {
  /** Bytes of the whole text in UTF-8, and how many results it holds. */
  bytes: number;
  results: number;
  /** The text as it is shown: whole, or its head where it is long. */
  head: string;
  whole: boolean;
  /** The chosen result, as changed: its head, and the change. */
  result: string;
  whatIf: WhatIf;
  unfit: Partial<Record<WhatIf, string>>;
  schemaProblem: JsonProblem | undefined;
  /** Whether a schema was given that can be read. */
  hasSchema: boolean;
  /** How structuredContent stands to the schema; undefined without one. */
  conforms: boolean | undefined;
  views: Views;
  /** null while they are looked for, which takes longer than the views of a long result. */
  findings: Finding[] | null;
  tokenizer: string;
  exact: boolean;
}

export type Answer =
  | { type: 'report'; turn: number; report: RunReport }
  /** Follows a report that was given without them. */
  | { type: 'findings'; turn: number; findings: Finding[] }
  | { type: 'problem'; turn: number; problem: JsonProblem; head: string; whole: boolean; bytes: number }
  | ({ type: 'progress'; turn: number; doing: 'views' | 'findings' } & Progress)
  | { type: 'failed'; turn: number; message: string }
  | { type: 'document'; turn: number; text: string }
  | { type: 'tokenizer'; state: 'loading'; bytes: number }
  | { type: 'tokenizer'; state: 'ready' }
  | { type: 'tokenizer'; state: 'failed'; message: string };
