import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const doubled: FindingRule = {
  id: 'portability/doubled',
  profile: 'portability',
  severity: 'warning',
  find: (facts) => {
    return [...facts.places().doubling].flatMap(([at, views]) => {
      const share = shareOf(facts, (view) => views.has(view));
      if (!share) return [];
      const message = `${share.who} ${share.verb('shows', 'show')} the model the same payload twice.`;
      return [{ at, message, clients: share.ids }];
    });
  },
};
