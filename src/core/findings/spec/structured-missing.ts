import type { FindingRule } from '../rule.ts';

export const structuredMissing: FindingRule = {
  id: 'spec/structured-missing',
  profile: 'spec',
  severity: 'error',
  find: ({ result: { structured, isError, node }, outputSchema }) =>
    !outputSchema || structured || isError || node.kind !== 'object'
      ? []
      : [
          {
            at: '',
            message: 'The tool declares an outputSchema, and the result has no structuredContent.',
          },
        ],
};
