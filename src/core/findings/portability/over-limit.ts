import { longViews, cutViews } from '../read/limits.ts';
import type { FindingRule } from '../rule.ts';

export const overLimit: FindingRule = {
  id: 'portability/over-limit',
  profile: 'portability',
  severity: 'warning',
  find: (facts) => [...longViews(facts), ...cutViews(facts)],
};
