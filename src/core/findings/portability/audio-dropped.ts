import { droppedBlocks } from '../read/dropped.ts';
import type { FindingRule } from '../rule.ts';

export const audioDropped: FindingRule = {
  id: 'portability/audio-dropped',
  profile: 'portability',
  severity: 'warning',
  find: (facts) => droppedBlocks(facts, 'audio', 'this sound'),
};
