import { portabilityWords } from './portability.ts';
import { sepWords } from './seps.ts';
import { specWords } from './spec.ts';
import type { RuleWords } from './types.ts';

/** Every word about the rules, by their ids. */
export const RULE_WORDS: Readonly<Record<string, RuleWords>> = {
  ...specWords,
  ...sepWords,
  ...portabilityWords,
};
export type { RuleWords };
