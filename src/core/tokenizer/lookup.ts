import type { Ranks } from './ranks.ts';

/** Finds the rank of a stretch of bytes; -1 where no token has these. */
export type Lookup = (from: Uint8Array, start: number, end: number) => number;

/** Slots for each token: few enough of them are taken for short searches. */
const ROOM = 2;
/** Bytes that no token of an encoding is longer than. */
const LONGEST_TOKEN = 256;

function hash(from: Uint8Array, start: number, end: number): number {
  let value = end - start;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ (from[at] as number), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

/** The rank of each token, and one more, at the place of its hash or the next that is free; 0 is free. */
export function slotsOf({ bytes, starts }: Ranks): Uint32Array {
  const tokens = starts.length - 1;
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(1, tokens) * ROOM)));
  const mask = slots.length - 1;
  for (let rank = 0; rank < tokens; rank += 1) {
    let slot = hash(bytes, starts[rank] as number, starts[rank + 1] as number) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = rank + 1;
  }
  return slots;
}

/** Makes a search in the tokens of an encoding; their slots take some milliseconds where they are not given. */
export function lookupOf(ranks: Ranks, slots = slotsOf(ranks)): Lookup {
  const { bytes, starts } = ranks;
  const mask = slots.length - 1;
  const isSame = (rank: number, from: Uint8Array, start: number, end: number): boolean => {
    const first = starts[rank] as number;
    if ((starts[rank + 1] as number) - first !== end - start) return false;
    for (let at = start; at < end; at += 1) if (from[at] !== bytes[first + at - start]) return false;
    return true;
  };
  return (from, start, end) => {
    if (end - start > LONGEST_TOKEN) return -1;
    let slot = hash(from, start, end) & mask;
    for (let found = slots[slot] as number; found !== 0; found = slots[slot] as number) {
      if (isSame(found - 1, from, start, end)) return found - 1;
      slot = (slot + 1) & mask;
    }
    return -1;
  };
}
