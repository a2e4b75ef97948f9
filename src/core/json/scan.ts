import { unexpected } from './problem.ts';

/** What is wrong with a token, and where. */
export interface Fault {
  offset: number;
  fault: string;
}

/** Offset of the next character that is no white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at += 1;
  }
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

const digitsEnd = (text: string, from: number): number => {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at;
};

/** Reads the number that starts at `from`. */
export function scanNumber(text: string, from: number): { end: number } | Fault {
  const first = text.charCodeAt(from) === 0x2d ? from + 1 : from;
  let at = digitsEnd(text, first);
  if (at === first) return { offset: at, fault: unexpected(text, at, 'a digit') };
  if (text.charCodeAt(first) === 0x30 && at > first + 1)
    return { offset: first, fault: 'a JSON number has no leading zeros; remove them' };
  if (text.charCodeAt(at) === 0x2e) {
    const point = at + 1;
    at = digitsEnd(text, point);
    if (at === point) return { offset: at, fault: unexpected(text, at, 'a digit after the point') };
  }
  if ((text.charCodeAt(at) | 0x20) === 0x65) {
    const sign = text.charCodeAt(at + 1);
    const exponent = at + (sign === 0x2b || sign === 0x2d ? 2 : 1);
    at = digitsEnd(text, exponent);
    if (at === exponent) return { offset: at, fault: unexpected(text, at, 'a digit of the exponent') };
  }
  return { end: at };
}

const SIMPLE: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const controlFault = (code: number): string =>
  code === 0x0a || code === 0x0d
    ? 'a string ends on its line; close it with a double quote, or write the line break as \\n'
    : `a string holds the control character U+${code.toString(16).toUpperCase().padStart(4, '0')}; write it as \\u${code.toString(16).padStart(4, '0')}`;

/** Reads the string whose opening quote is at `from`; `end` is behind the closing one. */
export function scanString(text: string, from: number): { end: number; value: string } | Fault {
  let at = from + 1;
  let copied = at;
  let value = '';
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) break;
    if (code === 0x5c) {
      value += text.slice(copied, at);
      const letter = text[at + 1] ?? '';
      if (letter === 'u') {
        const hex = text.slice(at + 2, at + 6);
        if (!/^[0-9a-fA-F]{4}$/.test(hex))
          return { offset: at, fault: '\\u needs four hexadecimal digits; complete it' };
        value += String.fromCharCode(Number.parseInt(hex, 16));
        at += 6;
      } else {
        const meant = SIMPLE[letter];
        if (meant === undefined)
          return {
            offset: at,
            fault: `\\${letter} is no escape of JSON; write \\\\ for a backslash`,
          };
        value += meant;
        at += 2;
      }
      copied = at;
    } else if (code < 0x20) {
      return { offset: at, fault: controlFault(code) };
    } else if (at >= text.length) {
      return { offset: from, fault: 'this string has no end; close it with a double quote' };
    } else {
      at += 1;
    }
  }
  value = copied === from + 1 ? text.slice(copied, at) : value + text.slice(copied, at);
  return { end: at + 1, value };
}
