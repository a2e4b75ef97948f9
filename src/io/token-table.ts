import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { readTiktoken, slotsOf, type Ranks } from '#core/tokenizer/index.ts';

/** The ranks of o200k_base, and how they are searched. */
export interface TokenTable {
  ranks: Ranks;
  slots: Uint32Array;
}

const SOURCE = createRequire(import.meta.url).resolve('gpt-tokenizer/data/o200k_base.tiktoken');
const CACHE = resolve(SOURCE, '../../../.cache/see/o200k_base.bin');
/** To be raised where the form of the copy changes, or the hash by which slots are found. */
const FORM = 1;
/** Numbers of eight bytes at the start of the copy: its form, size and time of the source, starts, slots, bytes. */
const HEAD = 6;

/** The table in a copy; undefined for a copy of another file, or of another form. */
function unpacked(copy: Buffer, size: number, time: number): TokenTable | undefined {
  const { buffer, byteOffset } = copy;
  const head = HEAD * 8;
  if (copy.length < head || byteOffset % 8 !== 0) return undefined;
  const [form, ofSize, ofTime, starts = 0, slots = 0, bytes = 0] = new Float64Array(buffer, byteOffset, HEAD);
  const wanted = head + 4 * (starts + slots) + bytes;
  if (form !== FORM || ofSize !== size || ofTime !== time || copy.length !== wanted) return undefined;
  const at = byteOffset + head;
  return {
    ranks: {
      starts: new Uint32Array(buffer, at, starts),
      bytes: new Uint8Array(buffer, at + 4 * (starts + slots), bytes),
    },
    slots: new Uint32Array(buffer, at + 4 * starts, slots),
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function packed({ ranks: { starts, bytes }, slots }: TokenTable, size: number, time: number): Uint8Array {
  const head = Float64Array.of(FORM, size, time, starts.length, slots.length, bytes.length);
  return Buffer.concat([head, starts, slots, bytes].map(bytesOf));
}

function keep(copy: Uint8Array): void {
  const own = `${CACHE}.${process.pid}`;
  try {
    mkdirSync(dirname(CACHE), { recursive: true });
    writeFileSync(own, copy);
    renameSync(own, CACHE);
  } catch {
    // A folder that cannot be written to only costs time.
  }
}

/** The table, from a copy of it, or made from the ranks where there is no copy of these. */
export function tokenTable(): TokenTable {
  const { size, mtimeMs } = statSync(SOURCE);
  try {
    const table = unpacked(readFileSync(CACHE), size, mtimeMs);
    if (table) return table;
  } catch {
    // There is no copy yet.
  }
  const ranks = readTiktoken(readFileSync(SOURCE));
  const table = { ranks, slots: slotsOf(ranks) };
  keep(packed(table, size, mtimeMs));
  return table;
}
