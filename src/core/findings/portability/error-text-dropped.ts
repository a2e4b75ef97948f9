import { blockAt } from '../read/leaves.ts';
import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const errorTextDropped: FindingRule = {
  id: 'portability/error-text-dropped',
  profile: 'portability',
  severity: 'error',
  find: (facts) => {
    const { result, texts } = facts;
    const places = new Set(texts.map(({ at }) => at));
    const [first] = texts;
    if (!result.isError || !first) return [];
    const share = shareOf(facts, ({ effects }) => {
      const lost = new Set(effects.informationLost.map(({ at }) => at).filter((at) => places.has(at)));
      return lost.size === places.size;
    });
    if (!share) return [];
    const message = `${share.who} ${share.verb('does', 'do')} not show the model the text of this error.`;
    return [{ at: blockAt(first.at), message, clients: share.ids }];
  },
};
