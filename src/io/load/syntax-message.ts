import type { ErrorCode } from 'yaml';

const QUOTES = 'put the value in quotes';

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: `a value that begins with * is read as an alias; ${QUOTES}`,
  BAD_DQ_ESCAPE: 'a backslash in double quotes does not begin a known escape; double it or use single quotes',
  BAD_SCALAR_START: `a value cannot begin with this character; ${QUOTES}`,
  BLOCK_AS_IMPLICIT_KEY: `a value holds a colon and a space, or the line is indented too far; ${QUOTES} or fix the indentation`,
  DUPLICATE_KEY: 'the key stands twice in this record; remove one of the two',
  MISSING_CHAR: 'a closing quote or a comma is missing',
  MULTILINE_IMPLICIT_KEY: 'text without a key; write key: value, or indent the text under its key',
  MULTIPLE_DOCS: 'a second document begins here; keep one and remove the --- line',
  NON_STRING_KEY: 'a key must be plain text',
  RESOURCE_EXHAUSTION: 'is nested too deeply to be a record of this project',
  TAB_AS_INDENT: 'a tab is used as indentation; use two spaces',
  TAG_RESOLVE_FAILED: `a value that begins with ! is read as a tag; ${QUOTES}`,
  UNEXPECTED_TOKEN: `the line does not go on from what stands before it; ${QUOTES} or line it up with the lines above`,
};

/** What to tell the author about an error of YAML syntax at an offset of the text. */
export function syntaxMessage(code: ErrorCode, text: string, offset: number, original: string): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const known = /^ *\t/.test(line) ? MESSAGES.TAB_AS_INDENT : MESSAGES[code];
  return `is not valid YAML: ${known ?? original.charAt(0).toLowerCase() + original.slice(1)}`;
}
