import { readFileSync } from 'node:fs';
import { parse, type Node } from '#core/json/index.ts';
import type { FoundResult } from '#core/try/found.ts';
import { readInput } from '#core/try/read.ts';
import { decodeUtf8 } from '#core/try/utf8.ts';
import { unusable, wordsOf } from './unusable.ts';

/** Reads all of standard input. */
export type Stdin = () => Promise<Uint8Array>;

/** The results of an input, and whether it was a list of them. */
export interface Input {
  results: FoundResult[];
  isList: boolean;
}

const FILE_WORDS: Record<string, string> = {
  ENOENT: 'there is no such file; check the path',
  EISDIR: 'this is a folder; give a file in it',
  EACCES: 'this file may not be read; change its permissions',
};

async function bytesOf(file: string, stdin: Stdin): Promise<Uint8Array> {
  if (file === '-') return stdin();
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw unusable(`${file}: ${FILE_WORDS[code] ?? `it cannot be read (${wordsOf(error)}); check it`}`);
  }
}

const placed = (name: string, { line, column, message }: { line: number; column: number; message: string }) =>
  unusable(`${name}, line ${line}, column ${column}: ${message}`);

async function textFrom(file: string, name: string, stdin: Stdin): Promise<string> {
  const decoded = decodeUtf8(await bytesOf(file, stdin));
  if (!decoded.ok) throw placed(name, decoded.problem);
  return decoded.text;
}

const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

/** Reads the results of a file, or of standard input for `-`. */
export async function inputFrom(file: string, stdin: Stdin): Promise<Input> {
  const text = await textFrom(file, nameOf(file), stdin);
  const read = readInput(text);
  if (!read.ok) throw placed(nameOf(file), read.problem);
  const whole = parse(text);
  return {
    results: read.results,
    isList: read.results.length !== 1 || (whole.ok && whole.node.kind === 'array'),
  };
}

/** Reads an outputSchema. */
export async function schemaFrom(file: string, stdin: Stdin): Promise<Node> {
  const name = `--output-schema ${nameOf(file)}`;
  const parsed = parse(await textFrom(file, name, stdin));
  if (!parsed.ok) throw placed(name, parsed.problem);
  if (parsed.node.kind !== 'object')
    throw unusable(`${name}, line 1, column 1: the schema is no object; give a JSON Schema in braces`);
  return parsed.node;
}
