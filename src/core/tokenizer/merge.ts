import type { Lookup } from './lookup.ts';

/** Numbers, the least of which is taken first. */
function smallestFirst() {
  const heap: number[] = [];
  return {
    add(number: number): void {
      let at = heap.length;
      for (let above = (at - 1) >> 1; at > 0 && (heap[above] as number) > number; above = (at - 1) >> 1) {
        heap[at] = heap[above] as number;
        at = above;
      }
      heap[at] = number;
    },
    take(): number | undefined {
      const first = heap[0];
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return first;
      let at = 0;
      for (let next = 1; next < heap.length; next = 2 * at + 1) {
        if (next + 1 < heap.length && (heap[next + 1] as number) < (heap[next] as number)) next += 1;
        if ((heap[next] as number) >= last) break;
        heap[at] = heap[next] as number;
        at = next;
      }
      heap[at] = last;
      return first;
    },
  };
}

/** More than the bytes of any piece, so that a rank and a place fit into one number. */
const PLACES = 2 ** 32;

/**
 * Number of tokens in the first `length` bytes by byte pair encoding: of neighbouring parts, those whose join has the
 * lowest rank are joined first, of equal ones the first. Takes time in n log n.
 */
export function countMerged(bytes: Uint8Array, length: number, rankOf: Lookup): number {
  /** Where the part after the one at a place starts, and the one before it. */
  const after = new Int32Array(length + 1);
  const before = new Int32Array(length + 1);
  /** Rank of the part at a place joined with the next; -1 for none. */
  const joined = new Int32Array(length + 1).fill(-1);
  const waiting = smallestFirst();
  const look = (at: number): void => {
    const next = after[at] as number;
    joined[at] = next < length ? rankOf(bytes, at, after[next] as number) : -1;
    if (joined[at] >= 0) waiting.add((joined[at] as number) * PLACES + at);
  };
  for (let at = 0; at <= length; at += 1) {
    after[at] = at + 1;
    before[at] = at - 1;
  }
  for (let at = 0; at < length; at += 1) look(at);
  let parts = length;
  for (let first = waiting.take(); first !== undefined; first = waiting.take()) {
    const at = first % PLACES;
    if (joined[at] !== (first - at) / PLACES) continue;
    const gone = after[at] as number;
    const next = after[gone] as number;
    joined[gone] = -1;
    after[at] = next;
    before[next] = at;
    parts -= 1;
    look(at);
    if (at > 0) look(before[at] as number);
  }
  return parts;
}
