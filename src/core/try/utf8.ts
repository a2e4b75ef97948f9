import { problemAt, type JsonProblem } from '../json/problem.ts';

/** The text of some bytes of UTF-8, or the first place where they are none, with the text as far as it can be read. */
export type Decoded = { ok: true; text: string } | { ok: false; text: string; problem: JsonProblem };

/** Decodes bytes of UTF-8; a mark of byte order at their start is left out. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    // Where the bytes are no UTF-8, writing what was read gives others
    const again = new TextEncoder().encode(text);
    const at = again.findIndex((byte, index) => byte !== bytes[index]);
    const before = new TextDecoder().decode(bytes.subarray(0, at === -1 ? again.length : at));
    const offset = before.replace(/\ufffd$/, '').length;
    return {
      ok: false,
      text,
      problem: problemAt(text, offset, 'the bytes are no UTF-8; save the file as UTF-8'),
    };
  }
}
