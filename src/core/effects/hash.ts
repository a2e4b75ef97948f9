/** The FNV-1a hash of nothing. */
export const EMPTY_HASH = 0x811c9dc5;

/** FNV-1a, 32 bits, of the UTF-16 units of a text after what was hashed before it. */
export function fold(hash: number, text: string): number {
  let folded = hash;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    folded = Math.imul(folded ^ (unit & 0xff), 0x01000193);
    folded = Math.imul(folded ^ (unit >> 8), 0x01000193);
  }
  return folded;
}

/** A hash as eight hexadecimal digits. */
export const hexadecimal = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0');
