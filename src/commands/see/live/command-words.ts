import { unusable } from '../unusable.ts';

const WORD = /(?:[^\s'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")+/y;

const unquoted = (word: string): string =>
  word.replace(
    /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/g,
    (_found, single?: string, double?: string, escaped?: string) =>
      single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? '',
  );

/** The words of a command line, quotes and backslashes read as a POSIX shell does; nothing is expanded. */
export function commandWords(command: string): string[] {
  const words: string[] = [];
  for (let at = 0; ;) {
    while (/\s/.test(command.charAt(at))) at += 1;
    if (at >= command.length) break;
    WORD.lastIndex = at;
    const word = WORD.exec(command)?.[0];
    if (word === undefined)
      throw unusable(`--server, column ${at + 1}: a quote is not closed in ${command}; close it`);
    words.push(unquoted(word));
    at += word.length;
  }
  if (words.length === 0) throw unusable('--server is empty; give the command that starts the server');
  return words;
}
