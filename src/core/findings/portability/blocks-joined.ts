import { joinsBlocks } from '../read/joined.ts';
import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const blocksJoined: FindingRule = {
  id: 'portability/blocks-joined',
  profile: 'portability',
  severity: 'note',
  find: (facts) => {
    const share = shareOf(facts, ({ forwarded }) => joinsBlocks(forwarded));
    if (!share) return [];
    const message = `${share.who} ${share.verb('joins', 'join')} text blocks without anything between, so that words run together.`;
    return [{ at: '/content', message, clients: share.ids }];
  },
};
