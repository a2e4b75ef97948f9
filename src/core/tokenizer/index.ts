import { O200K_TOKEN_SPLIT_REGEX } from 'gpt-tokenizer/encodingParams/constants';
import type { Tokenizer } from '../tokens.ts';
import { lookupOf } from './lookup.ts';
import { countMerged } from './merge.ts';
import type { Ranks } from './ranks.ts';

export { slotsOf } from './lookup.ts';
export { ranksOf, type Ranks } from './ranks.ts';
export { readTiktoken } from './tiktoken.ts';

/** UTF-16 units from which a text is remembered as a whole, and of those that are, in all. */
const LONG_TEXT = 10_000;
const REMEMBERED_TEXT = 16_000_000;

/** Pieces that are remembered, and their greatest length in UTF-16 units. */
const REMEMBERED = 50_000;
const LONGEST = 100;

/**
 * A tokenizer of these ranks of o200k_base, and of their slots where they are known. Exact for every text, in time that grows hardly faster than its length;
 * markers of the encoding such as `<|endoftext|>` count as the plain text that they are in a result.
 */
export function o200kBaseOf(ranks: Ranks, slots?: Uint32Array): Tokenizer {
  const rankOf = lookupOf(ranks, slots);
  const encoder = new TextEncoder();
  const known = new Map<string, number>();
  let buffer = new Uint8Array(3 * LONGEST);
  const tokensOf = (piece: string): number => {
    if (buffer.length < piece.length * 3) buffer = new Uint8Array(piece.length * 3);
    const { written } = encoder.encodeInto(piece, buffer);
    return rankOf(buffer, 0, written) >= 0 ? 1 : countMerged(buffer, written, rankOf);
  };
  const remembered = (piece: string): number => {
    if (piece.length > LONGEST) return tokensOf(piece);
    const found = known.get(piece);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const tokens = tokensOf(piece);
    known.set(piece, tokens);
    return tokens;
  };
  const count = (text: string): number => {
    let tokens = 0;
    for (const [piece] of text.matchAll(O200K_TOKEN_SPLIT_REGEX)) tokens += remembered(piece);
    return tokens;
  };
  // Many clients show the same long text
  const texts = new Map<string, number>();
  let held = 0;
  const countLong = (text: string): number => {
    const found = texts.get(text);
    if (found !== undefined) return found;
    held += text.length;
    if (held > REMEMBERED_TEXT) {
      texts.clear();
      held = text.length;
    }
    const tokens = count(text);
    texts.set(text, tokens);
    return tokens;
  };
  return { name: 'o200k_base', count: (text) => (text.length < LONG_TEXT ? count(text) : countLong(text)) };
}
