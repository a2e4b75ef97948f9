import { droppedBlocks } from '../read/dropped.ts';
import type { FindingRule } from '../rule.ts';

export const resourceDropped: FindingRule = {
  id: 'portability/resource-dropped',
  profile: 'portability',
  severity: 'warning',
  find: (facts) => droppedBlocks(facts, 'embedded resource', 'what this resource holds'),
};
