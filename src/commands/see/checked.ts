import { effectsFor, lossWords, type EffectSentence } from '#core/effects/index.ts';
import { conformanceOf } from '#core/findings/views.ts';
import type { OutputSchema, Revision } from '#core/findings/types.ts';
import { toolResult } from '#core/forward/tool-result.ts';
import type { Node } from '#core/json/index.ts';
import type { Tokenizer } from '#core/tokens.ts';
import { documentOf, type TryDocument } from '#core/try/document.ts';
import { findingsOf } from '#core/try/findings.ts';
import type { FoundResult } from '#core/try/found.ts';
import { DEFAULT_OPTIONS, type Declared } from '#core/try/options.ts';
import { forwardedBy, type TryPath } from '#core/try/paths.ts';

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
}

function declaredBy(node: Node, schema: OutputSchema | undefined): Declared {
  if (!schema) return 'any';
  const conformance = conformanceOf(toolResult(node).structured, schema);
  const isViolated = conformance === 'missing' || conformance?.state === 'violated';
  return isViolated ? 'violated' : 'conforms';
}

/** A path that is run whatever the tool declares. */
function unconditional({ outputSchema: _outputSchema, ...path }: TryPath): TryPath {
  return path;
}

/** Runs every path and every rule on a result. The words are computed only where they are wanted. */
export function check(found: FoundResult, setting: Setting, wantsWords: boolean): Checked {
  const { outputSchema, revision, tokenizer } = setting;
  const options = { ...DEFAULT_OPTIONS, revision, declared: declaredBy(found.node, outputSchema) };
  const paths = outputSchema ? setting.paths.map(unconditional) : setting.paths;
  const findings = findingsOf(found, paths, options, outputSchema, tokenizer.count);
  const document = documentOf(found, paths, options, tokenizer, findings);
  if (!wantsWords) return { document, views: [] };
  const result = toolResult(found.node, found.depth);
  const effects = effectsFor(found.node);
  const views = paths.flatMap((path) => {
    const forwarded = forwardedBy(path, result, options);
    return forwarded ? [{ path, effects: lossWords(effects(forwarded)) }] : [];
  });
  return { document, views };
}
