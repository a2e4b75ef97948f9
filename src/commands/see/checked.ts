import { lossWords, type EffectSentence } from '#core/effects/index.ts';
import { conformanceOf } from '#core/findings/views.ts';
import type { OutputSchema, Revision } from '#core/findings/types.ts';
import { toolResult } from '#core/forward/tool-result.ts';
import type { Node } from '#core/json/index.ts';
import type { Tokenizer } from '#core/tokens.ts';
import { documentOf, type TryDocument } from '#core/try/document.ts';
import { findingsOf } from '#core/try/findings.ts';
import type { FoundResult } from '#core/try/found.ts';
import { DEFAULT_OPTIONS, type Declared } from '#core/try/options.ts';
import type { TryPath } from '#core/try/paths.ts';

/** A checked result: its machine form, and what each view does to the result in words. */
export interface Checked {
  document: TryDocument;
  /** One of each view, in their order. */
  views: { path: TryPath; effects: EffectSentence[] }[];
}

/** What the results are checked with. */
export interface Setting {
  paths: readonly TryPath[];
  outputSchema: OutputSchema | undefined;
  revision: Revision;
  tokenizer: Tokenizer;
  /** Told how many views of a result are made. */
  told: (done: number, of: number) => void;
}

function declaredBy(node: Node, schema: OutputSchema | undefined): Declared {
  if (!schema) return 'any';
  const conformance = conformanceOf(toolResult(node).structured, schema);
  const isViolated = conformance === 'missing' || conformance?.state === 'violated';
  return isViolated ? 'violated' : 'conforms';
}

/** Runs every path and every rule on a result. The words are computed only where they are wanted. */
export function check(found: FoundResult, setting: Setting, wantsWords: boolean): Checked {
  const { paths, outputSchema, revision, tokenizer, told } = setting;
  const options = { ...DEFAULT_OPTIONS, revision, declared: declaredBy(found.node, outputSchema) };
  const findings = findingsOf(found, paths, options, outputSchema, tokenizer.count);
  const views: Checked['views'] = [];
  let done = 0;
  const document = documentOf(found, paths, options, tokenizer, findings, (path, effects) => {
    if (wantsWords) views.push({ path, effects: lossWords(effects) });
    done += 1;
    told(done, paths.length);
  });
  return { document, views };
}
