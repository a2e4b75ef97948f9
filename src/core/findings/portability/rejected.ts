import { rejectedAt } from '../read/rejected.ts';
import { rejects, shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const rejected: FindingRule = {
  id: 'portability/rejected',
  profile: 'portability',
  severity: 'error',
  find: (facts) => {
    const share = shareOf(facts, (view) => rejects(view, facts.result.isError));
    if (!share) return [];
    const message = `${share.who} ${share.verb('rejects', 'reject')} the result or ${share.verb('breaks', 'break')} on it.`;
    return [{ at: rejectedAt(facts), message, clients: share.ids }];
  },
};
