import { kindWords } from '../read/blocks.ts';
import type { FindingRule } from '../rule.ts';

export const textWithNonObject: FindingRule = {
  id: 'sep-2106/text-with-non-object',
  profile: 'sep-2106',
  severity: 'warning',
  find: ({ result: { structured }, mirrors, revision }) =>
    !structured || structured.kind === 'object' || mirrors.length > 0 || revision !== '2026-07-28'
      ? []
      : [
          {
            at: '/structuredContent',
            message: `structuredContent is ${kindWords(structured)} and no text block holds its JSON, which SEP-2106 demands for older clients.`,
          },
        ],
};
