import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { Tokenizer } from '#core/tokens.ts';

/** Exact counts; markers of the encoding such as `<|endoftext|>` count as the plain text they are in a result. */
export const o200kBase: Tokenizer = {
  name: 'o200k_base',
  count: (text) => countTokens(text, { disallowedSpecial: new Set() }),
};
