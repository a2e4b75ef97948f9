import { o200kBaseOf, ranksOf } from '#core/tokenizer/index.ts';
import type { Tokenizer } from '#core/tokens.ts';

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
  return o200kBaseOf(ranksOf(JSON.parse(texts.join('') + decoder.decode()) as (string | number[])[]));
}
