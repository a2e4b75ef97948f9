import { blockAt } from '../read/leaves.ts';
import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const mediaAsText: FindingRule = {
  id: 'portability/media-as-text',
  profile: 'portability',
  severity: 'warning',
  find: (facts) =>
    facts.pieces.flatMap(({ at }) => {
      const views = facts.places().altering('base64 text', at);
      const share = shareOf(facts, (view) => views.has(view));
      if (!share) return [];
      const message = `${share.who} ${share.verb('gives', 'give')} the model the data of this block as base64 text.`;
      return [{ at: blockAt(at), message, clients: share.ids }];
    }),
};
