import type { FindingRule } from '../rule.ts';

export const clause2bContentMissing: FindingRule = {
  id: 'sep-2200/2b-content-missing',
  profile: 'sep-2200',
  severity: 'warning',
  find: ({ result: { structured, isError }, pieces, contentAt }) =>
    !structured || isError || pieces.length > 0
      ? []
      : [
          {
            at: contentAt,
            message: 'structuredContent has no representation in content, not even a sentence.',
          },
        ],
};
