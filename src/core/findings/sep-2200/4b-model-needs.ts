import { blockAt } from '../read/leaves.ts';
import { neededIn } from '../read/needs.ts';
import type { FindingRule } from '../rule.ts';

export const clause4bModelNeeds: FindingRule = {
  id: 'sep-2200/4b-model-needs',
  profile: 'sep-2200',
  severity: 'warning',
  find: (facts) => {
    const [first] = facts.texts;
    const words = first && !facts.result.isError ? neededIn(facts) : undefined;
    return first && words !== undefined ? [{ at: blockAt(first.at), message: words }] : [];
  },
};
