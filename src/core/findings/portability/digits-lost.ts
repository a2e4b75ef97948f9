import { canonicalNumber } from '../../effects/index.ts';
import { javascript } from '../../json/index.ts';
import { shareOf } from '../share.ts';
import type { FindingRule } from '../rule.ts';

export const digitsLost: FindingRule = {
  id: 'portability/digits-lost',
  profile: 'portability',
  severity: 'warning',
  find: (facts) => {
    const inexact = facts
      .leaves()
      .filter(
        ({ node }) =>
          node.kind === 'number' &&
          canonicalNumber(javascript.number(node.raw)) !== canonicalNumber(node.raw),
      );
    const isLost = ({ how, at }: { how: string; at: string }) =>
      how === 'digits' && at.startsWith('/structuredContent');
    const share = shareOf(facts, ({ effects }) => effects.altered.some(isLost));
    const [first] = inexact;
    const at = first?.at() ?? facts.views.flatMap(({ effects }) => effects.altered.filter(isLost))[0]?.at;
    if (at === undefined) return [];
    const more = inexact.length > 1 ? `This number and ${inexact.length - 1} more lose` : 'This number loses';
    const where = [
      ...(share ? [share.whom] : []),
      ...(first ? ['anything that parses it as JavaScript does'] : []),
    ];
    const message = `${more} digits in ${where.join(' and in ')}; a string keeps them.`;
    return [{ at, message, ...(share ? { clients: share.ids } : {}) }];
  },
};
