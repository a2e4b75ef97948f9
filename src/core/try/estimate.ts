import type { Tokenizer } from '../tokens.ts';

/** Characters of ASCII, and of other scripts, that make about one token of JSON and prose. */
const ASCII_PER_TOKEN = 3.3;
const OTHER_PER_TOKEN = 1.4;

/** Counts tokens by the number of characters alone; 0 for an empty text only. */
export const ESTIMATE: Tokenizer = {
  name: `estimate, ${ASCII_PER_TOKEN} characters a token`,
  count: (text) => {
    let other = 0;
    for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) other += 1;
    return Math.ceil((text.length - other) / ASCII_PER_TOKEN + other / OTHER_PER_TOKEN);
  },
};
