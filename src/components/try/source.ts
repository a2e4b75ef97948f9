import { abbreviate } from '#core/abbreviate.ts';
import { LONGEST_SHOWN } from './limits.ts';
import { readInput, type ReadInput } from '#core/try/read.ts';
import { decodeUtf8, type Decoded } from '#core/try/utf8.ts';

/** UTF-16 units that are shown of a text that is held as a file. */
const HEAD = 2000;

/** A text that was read. */
export interface Source {
  text: string;
  /** In UTF-8. */
  bytes: number;
  whole: boolean;
  head: string;
  read: ReadInput;
}

const utf8Length = (text: string): number => {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // The two halves of a pair are four bytes together, a lone one is three
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
};

/** Reads a text or a file for results. Throws where a file cannot be read. */
export async function readSource(given: string | Blob): Promise<Source> {
  const decoded: Decoded =
    typeof given === 'string'
      ? { ok: true, text: given }
      : decodeUtf8(new Uint8Array(await given.arrayBuffer()));
  const { text } = decoded;
  const whole = text.length <= LONGEST_SHOWN;
  return {
    text,
    bytes: typeof given === 'string' ? utf8Length(text) : given.size,
    whole,
    head: whole ? text : abbreviate(text, HEAD, 0).head,
    read: decoded.ok ? readInput(text) : decoded,
  };
}
