import type { Block } from './tool-result.ts';

// How base64 of a file begins, up to the first chunk where there are chunks, and as much more as its header takes.
const BEGINNINGS = {
  png: /^iVBORw0KGgoAAAANSUhEUg.{22}/,
  jpeg: /^[/_]9j[/_].{28}/,
  gif: /^R0lGOD[dl]h.{10}/,
  webp: /^UklGR.{6}XRUJQVlA4.{12}/,
};
const KINDS = Object.entries(BEGINNINGS) as [keyof typeof BEGINNINGS, RegExp][];
const BMP_OR_TIFF = /^(Qk[0-3]|SUkqA|TU0AK)/;
const TYPES = /^image\/(png|jpe?g|gif|webp)$/i;
const LONGEST = 200;

/**
 * The kind of image that base64 data, or the data in a data: address, begins as: the signature and the length of the
 * header are looked at, not whether the rest is whole.
 */
export const imageKind = (data: string): keyof typeof BEGINNINGS | undefined => {
  const start = data.slice(0, LONGEST).replace(/^(data:[^,]*,)?\s*/, '');
  return KINDS.find(([, beginning]) => beginning.test(start))?.[0];
};

/**
 * True where the data of an image block is surely none that can be decoded: it is empty, it holds what base64 has not, or
 * its type is PNG, JPEG, GIF or WebP and it begins as no image does or ends before the header of the file. False says
 * little: what follows the header is not looked at, and of other types nothing is known.
 */
export function isNoImage({ data = '', mimeType = '' }: Pick<Block, 'data' | 'mimeType'>): boolean {
  if (data.startsWith('data:')) return false;
  if (data === '' || /[^\w+/=\s-]/.test(data)) return true;
  return TYPES.test(mimeType) && !imageKind(data) && !BMP_OR_TIFF.test(data);
}
