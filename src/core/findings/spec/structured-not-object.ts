import { kindWords } from '../read/blocks.ts';
import type { FindingRule } from '../rule.ts';

export const structuredNotObject: FindingRule = {
  id: 'spec/structured-not-object',
  profile: 'spec',
  severity: 'error',
  find: ({ result: { structured }, revision }) =>
    !structured || structured.kind === 'object' || revision === '2026-07-28'
      ? []
      : [
          {
            at: '/structuredContent',
            message: `structuredContent is ${kindWords(structured)}; revision ${revision} allows nothing but an object.`,
          },
        ],
};
