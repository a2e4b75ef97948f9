import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const audienceIgnored: FindingRule = {
  id: 'portability/audience-ignored',
  profile: 'portability',
  severity: 'note',
  find: (facts) =>
    facts.pieces.flatMap(({ index, forModel }) => {
      const at = `/content/${index}`;
      const views = facts.places().losing('audience', at);
      const share = forModel ? undefined : shareOf(facts, (view) => views.has(view));
      if (!share) return [];
      const message = `The block is annotated for others than the model; ${share.whom} ${share.verb('shows', 'show')} it all the same.`;
      return [{ at, message, clients: share.ids }];
    }),
};
