import { droppedBlocks } from '../read/dropped.ts';
import type { FindingRule } from '../rule.ts';

export const imageDropped: FindingRule = {
  id: 'portability/image-dropped',
  profile: 'portability',
  severity: 'warning',
  find: (facts) => droppedBlocks(facts, 'image', 'this image'),
};
