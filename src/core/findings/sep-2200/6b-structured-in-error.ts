import type { FindingRule } from '../rule.ts';

export const clause6bStructuredInError: FindingRule = {
  id: 'sep-2200/6b-structured-in-error',
  profile: 'sep-2200',
  severity: 'note',
  find: ({ result: { isError, structured } }) =>
    isError && structured
      ? [
          {
            at: '/structuredContent',
            message:
              'An error may leave structuredContent out, and some clients show it in place of the message.',
          },
        ]
      : [],
};
