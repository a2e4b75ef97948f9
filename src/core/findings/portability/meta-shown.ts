import { resolve } from '../../json/index.ts';
import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const metaShown: FindingRule = {
  id: 'portability/meta-shown',
  profile: 'portability',
  severity: 'note',
  find: (facts) => {
    return [...facts.places().leaking].flatMap(([at, views]) => {
      const meta = resolve(facts.result.node, at);
      if (meta?.kind !== 'object' || meta.members.length === 0) return [];
      const share = shareOf(facts, (view) => views.has(view));
      if (!share) return [];
      const message = `${share.who} ${share.verb('shows', 'show')} the model this _meta, or part of it.`;
      return [{ at, message, clients: share.ids }];
    });
  },
};
