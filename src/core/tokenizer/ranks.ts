/** Tokens of an encoding in the order of their ranks: the bytes of all, and where each starts and the last one ends. */
export interface Ranks {
  bytes: Uint8Array;
  starts: Uint32Array;
}

/** Reads ranks in the form of a list: a text each token, or its bytes where they are no text. */
export function ranksOf(list: readonly (string | readonly number[])[]): Ranks {
  const encoder = new TextEncoder();
  const tokens = list.map((token) => (typeof token === 'string' ? encoder.encode(token) : token));
  const starts = new Uint32Array(tokens.length + 1);
  tokens.forEach(({ length }, rank) => {
    starts[rank + 1] = (starts[rank] as number) + length;
  });
  const bytes = new Uint8Array(starts[tokens.length] as number);
  tokens.forEach((token, rank) => bytes.set(token, starts[rank]));
  return { bytes, starts };
}
