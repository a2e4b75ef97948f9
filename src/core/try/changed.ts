import { toolResult } from '../forward/tool-result.ts';
import { parse } from '../json/index.ts';
import type { FoundResult } from './found.ts';
import type { TryOptions } from './options.ts';
import { whatIf, withError } from './what-if.ts';
import { WHAT_IFS, type WhatIf } from './what-ifs.ts';

const reread = (text: string): FoundResult | undefined => {
  const parsed = parse(text);
  return parsed.ok ? { text, node: parsed.node, depth: parsed.depth } : undefined;
};

/** The result that the options ask for; as it is where a change does not fit it. */
export function changedResult(
  found: FoundResult,
  { whatIf: change, error }: Pick<TryOptions, 'whatIf' | 'error'>,
): FoundResult {
  const changed = whatIf(found, change);
  const text = 'text' in changed && changed.text !== found.text ? changed.text : undefined;
  const once = text === undefined ? found : (reread(text) ?? found);
  const isError = toolResult(once.node).isError;
  if (error === 'as-is' || (error === 'yes') === isError) return once;
  return reread(withError(once, error === 'yes')) ?? once;
}

/** Why a change does not fit a result, by change; those that fit are absent. */
export function unfitChanges(found: FoundResult): Partial<Record<WhatIf, string>> {
  const unfit: Partial<Record<WhatIf, string>> = {};
  for (const change of WHAT_IFS) {
    const changed = whatIf(found, change);
    if ('unfit' in changed) unfit[change] = changed.unfit;
  }
  return unfit;
}
