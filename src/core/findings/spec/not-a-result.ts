import { resultFaults } from '../read/blocks.ts';
import type { FindingRule } from '../rule.ts';

export const notAResult: FindingRule = {
  id: 'spec/not-a-result',
  profile: 'spec',
  severity: 'error',
  find: ({ result: { node, content } }) =>
    resultFaults(node, content).map(({ at, words }) => ({
      at,
      message: `${at === '' ? 'The result' : at} ${words}.`,
    })),
};
