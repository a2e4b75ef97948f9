import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem, lineAndColumn, type LocatedProblem } from './problem.ts';

/** Files of data/ and content/ hold at most this many bytes. */
export const MAX_BYTES = 1_000_000;

const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)/m;

/** Either what was read, or why it could not be. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; problems: LocatedProblem[] };

/** What is wrong with bytes that should be UTF-8 text; null where nothing is. */
function badEncoding(bytes: Buffer): { message: string; offset: number } | null {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  const save = 'save the file as UTF-8 without a byte order mark';
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) return { message: `is UTF-16; ${save}`, offset: 0 };
  if (begins(0xef, 0xbb, 0xbf)) return { message: `begins with a byte order mark; ${save}`, offset: 0 };
  const nul = bytes.indexOf(0);
  const alternate = bytes.subarray(0, 64).filter((byte) => byte === 0).length;
  if (nul >= 0 && nul < 2 && alternate * 3 >= Math.min(bytes.length, 64))
    return { message: `is UTF-16; ${save}`, offset: 0 };
  if (nul >= 0)
    return { message: 'holds a NUL byte and is no text; restore the file or remove it', offset: nul };
  return null;
}

/** Offset of the first byte that is no UTF-8, or -1. */
function invalidUtf8(bytes: Buffer, text: string): number {
  // A replacement character that is not in the bytes themselves stands for bytes that could not be decoded.
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) {
    const offset = Buffer.byteLength(text.slice(0, at));
    if (bytes.toString('latin1', offset, offset + 3) !== '\xEF\xBF\xBD') return offset;
  }
  return -1;
}

/**
 * Reads a text file of the project: UTF-8 without a byte order mark, not empty, at most a megabyte, no marks of an
 * unfinished merge. `file` is its path from `root`.
 */
export function readText(root: string, file: string): Read<string> {
  const refuse = (message: string, line = 1, column = 1): Read<string> => ({
    ok: false,
    problems: [fileProblem(file, message, line, column)],
  });
  const stat = statSync(join(root, file), { throwIfNoEntry: false });
  if (!stat) return refuse('is missing; restore or write it');
  if (!stat.isFile()) return refuse('is not a file; move it elsewhere');
  if (stat.size > MAX_BYTES)
    return refuse(`has ${stat.size} bytes; a file may have ${MAX_BYTES}: shorten or split it`);
  const bytes = readFileSync(join(root, file));
  const bad = badEncoding(bytes);
  if (bad) {
    const { line, column } = lineAndColumn(bytes.toString('latin1'), bad.offset);
    return refuse(bad.message, line, column);
  }
  const text = bytes.toString('utf8');
  const invalid = invalidUtf8(bytes, text);
  if (invalid >= 0) {
    const { line, column } = lineAndColumn(bytes.subarray(0, invalid).toString('utf8'), invalid);
    const byte = bytes[invalid]?.toString(16).toUpperCase();
    return refuse(`holds byte ${byte}, which is not valid UTF-8 here; save the file as UTF-8`, line, column);
  }
  if (text.trim() === '') return refuse('is empty; fill it in or remove it');
  const carriage = text.search(/\r(?!\n)/);
  if (carriage >= 0) {
    const { line, column } = lineAndColumn(text, carriage);
    const message =
      'ends a line with a carriage return alone; save the file with line feeds (LF) as line ends';
    return refuse(message, line, column);
  }
  const conflict = CONFLICT.exec(text);
  if (conflict) {
    const { line, column } = lineAndColumn(text, conflict.index);
    return refuse(
      'holds the marks of an unfinished merge; resolve the conflict and remove them',
      line,
      column,
    );
  }
  return { ok: true, value: text };
}
