import { BLOCK_TYPES, unknownBlocks } from '../read/blocks.ts';
import { quoted } from '../read/quoted.ts';
import type { FindingRule } from '../rule.ts';

export const unknownBlock: FindingRule = {
  id: 'spec/unknown-block',
  profile: 'spec',
  severity: 'error',
  find: ({ result: { content }, revision }) =>
    unknownBlocks(content).map(({ at, type }) => ({
      at,
      message: `The block has the type ${quoted(type)}, which revision ${revision} does not know; it knows ${BLOCK_TYPES.join(', ')}.`,
    })),
};
