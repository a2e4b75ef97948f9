import { mirrorWords } from '../words/mirrors.ts';
import { blockAt } from '../read/leaves.ts';
import type { FindingRule } from '../rule.ts';

export const mirror: FindingRule = {
  id: 'portability/mirror',
  profile: 'portability',
  severity: 'note',
  find: ({ mirrors }) => {
    const items = mirrors.filter(({ form }) => form === 'item');
    const wholes = mirrors.filter(({ form }) => form !== 'item');
    return [
      ...wholes.map(({ text, form }) => ({
        at: blockAt(text),
        message: `The text is a copy of structuredContent: ${mirrorWords[form]}.`,
      })),
      ...(items.length > 0
        ? [{ at: '/content', message: `The texts are a copy of structuredContent: ${mirrorWords.item}.` }]
        : []),
    ];
  },
};
