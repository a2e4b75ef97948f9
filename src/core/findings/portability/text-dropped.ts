import { blockAt } from '../read/leaves.ts';
import { saysMore } from '../read/lacking.ts';
import { pointsAway } from '../read/needs.ts';
import { showsNothing } from '../read/nothing.ts';
import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const textDropped: FindingRule = {
  id: 'portability/text-dropped',
  profile: 'portability',
  severity: 'warning',
  find: (facts) => {
    const { result, texts } = facts;
    if (result.isError) return [];
    const places = facts.places();
    return texts.flatMap(({ at, value, kind }) => {
      if (kind !== 'text' || pointsAway(value)) return [];
      const [first, further] = [places.losing('content text', at), places.losing('further text blocks', at)];
      if (first.size + further.size === 0) return [];
      const share = shareOf(
        facts,
        (view) => (first.has(view) || further.has(view)) && !showsNothing(view.effects),
      );
      if (!share || !saysMore(value, facts.structuredTerms())) return [];
      const why = result.structured ? ', which structuredContent does not replace' : '';
      const message = `${share.who} ${share.verb('drops', 'drop')} this text${why}.`;
      return [{ at: blockAt(at), message, clients: share.ids }];
    });
  },
};
