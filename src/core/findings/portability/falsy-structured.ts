import { memberOf } from '../../json/index.ts';
import { shareOf } from '../share.ts';
import { falsyWords, withTruthy } from '../read/changed.ts';
import type { FindingRule } from '../rule.ts';

export const falsyStructured: FindingRule = {
  id: 'portability/falsy-structured',
  profile: 'portability',
  severity: 'note',
  find: (facts) => {
    const { result, viewsOn } = facts;
    const value = memberOf(result.node, 'structuredContent');
    const words = value && falsyWords(value);
    if (!value || words === undefined) return [];
    const truthy = viewsOn(withTruthy(result.node, value));
    const shows = (lost: readonly { at: string }[]) => !lost.some(({ at }) => at === '/structuredContent');
    const share = shareOf(facts, ({ effects }, index) => {
      const other = truthy[index]?.effects;
      return other !== undefined && shows(other.lost) && (value.kind === 'null' || !shows(effects.lost));
    });
    if (!share) return [];
    const message = `structuredContent is ${words}, which counts as absent for ${share.whom}.`;
    return [{ at: '/structuredContent', message, clients: share.ids }];
  },
};
