import { droppedBlocks } from '../read/dropped.ts';
import type { FindingRule } from '../rule.ts';

export const linkDropped: FindingRule = {
  id: 'portability/link-dropped',
  profile: 'portability',
  severity: 'warning',
  find: (facts) => droppedBlocks(facts, 'resource link', 'the address of this link'),
};
