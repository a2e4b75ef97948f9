import { memberOf } from '../../json/index.ts';
import type { FindingRule } from '../rule.ts';

export const clause3aFallback: FindingRule = {
  id: 'sep-2200/3a-fallback',
  profile: 'sep-2200',
  severity: 'note',
  find: ({ result: { node, structured } }) => {
    const content = memberOf(node, 'content');
    if (!structured || content?.kind !== 'array' || content.items.length > 0) return [];
    return [
      {
        at: '/content',
        message: 'content is empty, so that a client may show the model structuredContent instead.',
      },
    ];
  },
};
