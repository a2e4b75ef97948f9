import { toolResult } from '../../forward/tool-result.ts';
import { shareOf } from '../share.ts';
import { withoutBlankTexts } from '../read/changed.ts';
import type { FindingRule } from '../rule.ts';

export const blankText: FindingRule = {
  id: 'portability/blank-text',
  profile: 'portability',
  severity: 'error',
  find: (facts) => {
    const { result, viewsOn } = facts;
    const blank = result.content.find(
      ({ type, text }) => type === 'text' && text !== undefined && text.trim() === '',
    );
    if (!blank || !result.structured) return [];
    const others = viewsOn(withoutBlankTexts(toolResult(result.node)));
    const arrives = (lost: readonly { at: string }[]) => !lost.some(({ at }) => at === '/structuredContent');
    const share = shareOf(
      facts,
      ({ effects }, index) => !arrives(effects.lost) && arrives(others[index]?.effects.lost ?? effects.lost),
    );
    if (!share) return [];
    const message = `${share.who} would fall back to structuredContent, and ${share.verb('does', 'do')} not because of this blank text.`;
    return [{ at: blank.at, message, clients: share.ids }];
  },
};
