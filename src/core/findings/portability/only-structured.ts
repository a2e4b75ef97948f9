import { pointerTo } from '../../json/index.ts';
import { formatNumber, plural } from '../../numbers.ts';
import { showsNothing } from '../read/nothing.ts';
import { quoted } from '../read/quoted.ts';
import type { FindingRule } from '../rule.ts';
import { shareOf } from '../share.ts';

const STRUCTURED = '/structuredContent';

export const onlyStructured: FindingRule = {
  id: 'portability/only-structured',
  profile: 'portability',
  severity: 'warning',
  find: (facts) => {
    const uncovered = facts.uncovered();
    const [first, ...others] = uncovered;
    if (!first) return [];
    const places = new Set([
      STRUCTURED,
      ...uncovered.flatMap(({ top }) => (top === undefined ? [] : [pointerTo(STRUCTURED, top)])),
    ]);
    const share = shareOf(
      facts,
      ({ effects }) => !showsNothing(effects) && effects.informationLost.some(({ at }) => places.has(at)),
    );
    if (!share) return [];
    const what = first.key === '' ? 'its value' : quoted(first.key);
    const count = others.length;
    const more = count > 0 ? ` and ${formatNumber(count)} ${plural(count, 'value', 'values')} more` : '';
    const message = `structuredContent alone has ${what}${more}, and ${share.whom} ${share.verb('does', 'do')} not show it to the model.`;
    return [{ at: STRUCTURED, message, clients: share.ids }];
  },
};
