import { wordsError } from '../read/error-words.ts';
import { blockAt } from '../read/leaves.ts';
import type { FindingRule } from '../rule.ts';

export const unflaggedError: FindingRule = {
  id: 'portability/unflagged-error',
  profile: 'portability',
  severity: 'note',
  find: ({ result, texts }) => {
    const [only, ...others] = texts;
    if (result.isError || !only || others.length > 0 || !wordsError(only.value)) return [];
    return [{ at: blockAt(only.at), message: 'The text words an error, and isError is not true.' }];
  },
};
