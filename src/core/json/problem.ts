/** Why a text is no JSON, and where. */
export interface JsonProblem {
  /** UTF-16 offset; line and column count from 1. */
  offset: number;
  line: number;
  column: number;
  /** What was found and what to do. */
  message: string;
}

/** Gives a fault its line and column. */
export function problemAt(text: string, offset: number, message: string): JsonProblem {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { offset, line, column: offset - lineStart + 1, message };
}

const WORDS: Record<string, string> = {
  NaN: 'JSON has no NaN; use null or a string',
  Infinity: 'JSON has no Infinity; use null or a string',
  undefined: 'JSON has no undefined; leave the key out or use null',
  True: 'this is Python; JSON writes true',
  False: 'this is Python; JSON writes false',
  None: 'this is Python; JSON writes null',
};

const shown = (text: string, offset: number): string => {
  const code = text.codePointAt(offset) ?? 0;
  const visible = code > 0x20 && code !== 0x7f && !(code >= 0xd800 && code <= 0xdfff);
  return visible
    ? `"${String.fromCodePoint(code)}"`
    : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
};

/** What stands at an offset where something else should. */
export function unexpected(text: string, offset: number, expected: string): string {
  if (offset >= text.length) return `the text ends where ${expected} should follow; complete it`;
  const word = /[\w$]+/y;
  word.lastIndex = offset;
  const found = word.exec(text)?.[0] ?? '';
  const known = Object.hasOwn(WORDS, found) ? WORDS[found] : undefined;
  if (known !== undefined) return `${found} is no JSON value: ${known}`;
  const char = text[offset];
  if (char === "'") return 'a single quote opens no JSON string; use double quotes';
  if (char === '/') return 'JSON has no comments; remove it';
  if (char === '+') return 'a JSON number has no plus sign; remove it';
  if (char === '.') return 'a JSON number starts with a digit; write 0 before the point';
  if (char === '\ufeff') return 'a byte order mark stands here; remove it';
  return `${found.length > 1 ? `"${found}"` : shown(text, offset)} stands where ${expected} should; correct it`;
}
