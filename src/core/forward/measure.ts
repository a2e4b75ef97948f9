/** Units in which clients limit a text; a token is taken for four bytes, as clients estimate it. */
export type Unit = 'bytes' | 'utf16' | 'codePoints' | 'lines' | 'tokens';

const BYTES_PER_TOKEN = 4;

// Length in UTF-16 and UTF-8 of the code point at an offset; a lone surrogate counts as U+FFFD, three bytes.
const widthAt = (text: string, at: number): { units: number; bytes: number } => {
  const code = text.codePointAt(at) ?? 0;
  if (code > 0xffff) return { units: 2, bytes: 4 };
  return { units: 1, bytes: code < 0x80 ? 1 : code < 0x800 ? 2 : 3 };
};

function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    const width = widthAt(text, at);
    bytes += width.bytes - width.units;
    at += width.units - 1;
  }
  return bytes;
}

/** Length of a text in a unit; lines are one more than line breaks, tokens are rounded up. */
export function measure(text: string, unit: Unit): number {
  switch (unit) {
    case 'utf16':
      return text.length;
    case 'bytes':
      return bytesOf(text);
    case 'tokens':
      return Math.ceil(bytesOf(text) / BYTES_PER_TOKEN);
    case 'codePoints': {
      let pairs = 0;
      for (let at = 0; at < text.length; at += 1) {
        const isHigh = (text.charCodeAt(at) & 0xfc00) === 0xd800;
        if (isHigh && widthAt(text, at).units === 2) pairs += 1;
      }
      return text.length - pairs;
    }
    case 'lines':
      return text.split('\n').length;
  }
}

/** UTF-16 offset at which the first `count` units end; a code point that does not fit whole stays out. */
export function headEnd(text: string, count: number, unit: Unit): number {
  if (count <= 0) return 0;
  if (unit === 'utf16') return Math.min(count, text.length);
  if (unit === 'lines') {
    let at = -1;
    for (let line = 0; line < count; line += 1) {
      at = text.indexOf('\n', at + 1);
      if (at === -1) return text.length;
    }
    return at;
  }
  const limit = unit === 'tokens' ? count * BYTES_PER_TOKEN : count;
  let used = 0;
  let at = 0;
  while (at < text.length) {
    const { units, bytes } = widthAt(text, at);
    used += unit === 'codePoints' ? 1 : bytes;
    if (used > limit) break;
    at += units;
  }
  return at;
}

/** UTF-16 offset at which the last `count` units start. */
export function tailStart(text: string, count: number, unit: Unit): number {
  if (count <= 0) return text.length;
  if (unit === 'utf16') return Math.max(0, text.length - count);
  if (unit === 'lines') {
    let at = text.length;
    for (let line = 0; line < count; line += 1) {
      at = at === 0 ? -1 : text.lastIndexOf('\n', at - 1);
      if (at === -1) return 0;
    }
    return at + 1;
  }
  const limit = unit === 'tokens' ? count * BYTES_PER_TOKEN : count;
  let used = 0;
  let at = text.length;
  while (at > 0) {
    const low = text.charCodeAt(at - 1);
    const high = text.charCodeAt(at - 2);
    const pair = low >= 0xdc00 && low <= 0xdfff && high >= 0xd800 && high <= 0xdbff;
    const start = at - (pair ? 2 : 1);
    used += unit === 'codePoints' ? 1 : widthAt(text, start).bytes;
    if (used > limit) break;
    at = start;
  }
  return at;
}

/** Bytes that a base64 text stands for, by its length; white space does not count. */
export function base64Bytes(data: string): number {
  const digits = data.replace(/\s/g, '');
  const padding = /={0,2}$/.exec(digits)?.[0].length ?? 0;
  return Math.max(0, Math.floor((digits.length * 3) / 4) - padding);
}
