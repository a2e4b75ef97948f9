import ranks from 'gpt-tokenizer/bpeRanks/o200k_base';

/** The ranks of o200k_base as compact JSON. */
export const ranksJson = JSON.stringify(ranks);

/** Its size in bytes of UTF-8. */
export const ranksBytes = new TextEncoder().encode(ranksJson).length;
