import type { FindingRule } from '../rule.ts';

export const clause6cDoNotValidate: FindingRule = {
  id: 'sep-2200/6c-do-not-validate',
  profile: 'sep-2200',
  severity: 'note',
  find: ({ result: { isError }, schemaCheck }) =>
    isError && schemaCheck?.state === 'violated'
      ? [
          {
            at: '/structuredContent',
            message: `The value of an error does not fit the outputSchema (${schemaCheck.reason}); a client should not hold it against that, and some do.`,
          },
        ]
      : [],
};
