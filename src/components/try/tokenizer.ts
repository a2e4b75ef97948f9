import { BytePairEncodingCore } from 'gpt-tokenizer/BytePairEncodingCore';
import { O200KBase } from 'gpt-tokenizer/encodingParams/o200k_base';
import type { Tokenizer } from '#core/tokens.ts';

type Ranks = Parameters<typeof O200KBase>[0];

/** Stretches without a bound between words, on which merging takes time that grows with the square of their length. */
const ENDLESS = /[\p{L}\p{M}]{1200,}|[^\s\p{L}\p{N}]{1200,}|\s{1200,}/gu;
const PIECE = 1000;

/** A tokenizer of these ranks; a word of over a thousand characters is counted in pieces, which may add a few tokens. */
function tokenizerOf(ranks: Ranks): Tokenizer {
  const core = new BytePairEncodingCore(O200KBase(ranks));
  const pieces = (text: string): number => {
    let tokens = 0;
    for (let at = 0; at < text.length; at += PIECE) tokens += core.countNative(text.slice(at, at + PIECE));
    return tokens;
  };
  return {
    name: 'o200k_base',
    count: (text) => {
      let tokens = 0;
      let from = 0;
      for (const { index, 0: word } of text.matchAll(ENDLESS)) {
        tokens += core.countNative(text.slice(from, index)) + pieces(word);
        from = index + word.length;
      }
      return tokens + core.countNative(from === 0 ? text : text.slice(from));
    },
  };
}

/** Loads the ranks from an address of this site; `progress` is told the bytes so far. Throws where that fails. */
export async function loadTokenizer(url: string, progress: (bytes: number) => void): Promise<Tokenizer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`the site answers ${response.status}`);
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  const texts: string[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    texts.push(decoder.decode(value, { stream: true }));
    progress(bytes);
  }
  return tokenizerOf(JSON.parse(texts.join('') + decoder.decode()) as Ranks);
}
