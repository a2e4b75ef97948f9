import type { FindingRule } from '../rule.ts';

export const clause6aErrorText: FindingRule = {
  id: 'sep-2200/6a-error-text',
  profile: 'sep-2200',
  severity: 'warning',
  find: ({ result: { isError }, texts, contentAt }) =>
    isError && texts.length === 0
      ? [{ at: contentAt, message: 'isError is true, and content has no text that says what went wrong.' }]
      : [],
};
