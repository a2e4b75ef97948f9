import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const errorNotFlagged: FindingRule = {
  id: 'portability/error-not-flagged',
  profile: 'portability',
  severity: 'note',
  find: (facts) => {
    const share = shareOf(facts, ({ effects }) => effects.lost.some(({ what }) => what === 'error flag'));
    if (!share) return [];
    const message = `${share.who} ${share.verb('does', 'do')} not tell the model that this is an error, unless the text does.`;
    return [{ at: '/isError', message, clients: share.ids }];
  },
};
