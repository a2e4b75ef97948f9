import { memberOf } from '../../json/index.ts';
import type { FindingRule } from '../rule.ts';

export const resultTypeMissing: FindingRule = {
  id: 'spec/result-type-missing',
  profile: 'spec',
  severity: 'note',
  find: ({ result: { node }, revision }) =>
    revision !== '2026-07-28' || node.kind !== 'object' || memberOf(node, 'resultType')
      ? []
      : [
          {
            at: '',
            message:
              'The result has no resultType, which the schema of 2026-07-28 requires; SDKs mostly add it.',
          },
        ],
};
