import type { Ranks } from './ranks.ts';

const NEWLINE = 10;
const SPACE = 32;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Value of each character of base64, by its code; -1 for others. */
const VALUES = new Int8Array(256).fill(-1);
for (let value = 0; value < 64; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

/**
 * Reads ranks in the form that tiktoken publishes: a line each token, the base64 of its bytes, a space and its rank,
 * from 0 up without a gap.
 */
export function readTiktoken(file: Uint8Array): Ranks {
  const bytes = new Uint8Array(file.length);
  const starts = [0];
  let end = 0;
  for (let at = 0; at < file.length;) {
    let bits = 0;
    let held = 0;
    for (; at < file.length && file[at] !== SPACE; at += 1) {
      const value = VALUES[file[at] as number] as number;
      if (value < 0) continue;
      held = (held << 6) | value;
      bits += 6;
      if (bits < 8) continue;
      bits -= 8;
      bytes[end] = held >> bits;
      held &= (1 << bits) - 1;
      end += 1;
    }
    let rank = 0;
    for (at += 1; at < file.length && file[at] !== NEWLINE; at += 1)
      rank = rank * 10 + (file[at] as number) - 48;
    if (rank !== starts.length - 1) throw new Error(`rank ${starts.length - 1} is missing`);
    starts.push(end);
    at += 1;
  }
  return { bytes: bytes.slice(0, end), starts: Uint32Array.from(starts) };
}
