import { blockFaults, knownBlocks } from '../read/blocks.ts';
import type { FindingRule } from '../rule.ts';

export const invalidBlock: FindingRule = {
  id: 'spec/invalid-block',
  profile: 'spec',
  severity: 'error',
  find: ({ result: { content } }) =>
    knownBlocks(content).flatMap((block) =>
      blockFaults(block).map(({ at, words }) => ({
        at,
        message: at === block.at ? `The ${block.type} block ${words}.` : `${at} ${words}.`,
      })),
    ),
};
