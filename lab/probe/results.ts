import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of the sample results. */
export const RESULTS = resolve(import.meta.dirname, '../../data/results');

/** A sample result, the bytes of its file without white space at its ends. */
export const sampleText = (result: string): string =>
  readFileSync(join(RESULTS, `${result}.json`), 'utf8').trim();

const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s"]+/g;

/**
 * The same JSON on one line, as stdio and events need it: white space between tokens is left out, every token keeps
 * its characters.
 */
export const onOneLine = (json: string): string => json.match(TOKEN)?.join('') ?? '';
