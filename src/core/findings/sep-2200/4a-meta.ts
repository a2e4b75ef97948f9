import { metaHints } from '../read/meta.ts';
import type { FindingRule } from '../rule.ts';

export const clause4aMeta: FindingRule = {
  id: 'sep-2200/4a-meta',
  profile: 'sep-2200',
  severity: 'note',
  find: ({ result: { meta } }) => {
    const hint = meta && metaHints(meta);
    return hint === undefined
      ? []
      : [{ at: '/_meta', message: `_meta is for the host alone, and holds ${hint}.` }];
  },
};
