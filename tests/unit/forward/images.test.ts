import { expect, test } from 'vitest';
import { imageKind, isNoImage } from '#core/forward/images.ts';

const base64 = (...bytes: (string | number[])[]): string =>
  Buffer.concat(
    bytes.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  ).toString('base64');
const zeros = (count: number): number[] => new Array<number>(count).fill(0);

const PNG = base64('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', zeros(17));
const JPEG = base64([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0', zeros(40));
const GIF = base64('GIF89a', zeros(20));
const WEBP = base64('RIFF', [40, 0, 0, 0], 'WEBPVP8 ', zeros(32));

test.each([
  ['png', PNG],
  ['jpeg', JPEG],
  ['gif', GIF],
  ['webp', WEBP],
])('knows a %s by how it begins, in a data: address too', (kind, data) => {
  expect(imageKind(data)).toBe(kind);
  expect(imageKind(`data:image/${kind};base64,${data}`)).toBe(kind);
  expect(isNoImage({ data, mimeType: `image/${kind}` })).toBe(false);
});

test('goes by the contents, whatever type is told', () => {
  expect(imageKind(PNG)).toBe('png');
  expect(isNoImage({ data: PNG, mimeType: 'image/jpeg' })).toBe(false);
});

test.each([
  ['nothing', ''],
  ['a signature alone', 'iVBORw0KGgo='],
  ['a header cut short', PNG.slice(0, 30)],
  ['other bytes', base64('no image at all, but words')],
  ['what base64 has not', '*not base64*'],
])('%s is no PNG', (_, data) => {
  expect(isNoImage({ data, mimeType: 'image/png' })).toBe(true);
});

test('says nothing of types that it does not know', () => {
  expect(isNoImage({ data: base64('<svg/>'), mimeType: 'image/svg+xml' })).toBe(false);
  expect(isNoImage({ data: base64('BM', [0x36, 0, 0, 0], zeros(40)), mimeType: 'image/png' })).toBe(false);
});
