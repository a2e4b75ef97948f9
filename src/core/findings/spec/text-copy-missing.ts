import type { FindingRule } from '../rule.ts';

export const textCopyMissing: FindingRule = {
  id: 'spec/text-copy-missing',
  profile: 'spec',
  severity: 'warning',
  find: ({ result: { structured }, mirrors }) =>
    !structured || mirrors.length > 0
      ? []
      : [
          {
            at: '/structuredContent',
            message:
              'No text block holds the JSON of structuredContent, which a server SHOULD send for clients that read content alone.',
          },
        ],
};
