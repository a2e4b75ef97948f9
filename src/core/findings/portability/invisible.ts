import { showsNothing } from '../read/nothing.ts';
import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const invisible: FindingRule = {
  id: 'portability/invisible',
  profile: 'portability',
  severity: 'error',
  find: (facts) => {
    const { pieces, result, contentAt } = facts;
    if (!result.structured && pieces.every(({ forModel }) => !forModel)) return [];
    const share = shareOf(facts, ({ effects }) => showsNothing(effects));
    if (!share) return [];
    const message = `${share.who} ${share.verb('shows', 'show')} the model nothing of this result, from either field.`;
    return [{ at: contentAt, message, clients: share.ids }];
  },
};
