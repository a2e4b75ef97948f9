import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeUtf8 } from '#core/try/utf8.ts';

const of = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

describe('bytes', () => {
  test('of UTF-8 are their text, without a mark of byte order', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
        (text) => {
          expect(decodeUtf8(of([0xef, 0xbb, 0xbf], text))).toEqual({ ok: true, text });
        },
      ),
    );
  });

  test.each<[string, Uint8Array, number, number]>([
    ['a byte that stands nowhere', of('{\n "', [0xff], '"}'), 2, 3],
    ['after a character that stands for such a byte', of('\ufffd\n', [0xc3, 0x28]), 2, 1],
    ['a character cut short', of('é', [0xef, 0xbf]), 1, 2],
    ['half of a pair', of('a\nb', [0xed, 0xa0, 0x80], 'c'), 2, 2],
    ['UTF-16', of([0xff, 0xfe, 0x7b, 0]), 1, 1],
    ['after an emoji', of('😀', [0x80]), 1, 3],
  ])('that are none have their place: %s', (_what, bytes, line, column) => {
    const decoded = decodeUtf8(bytes);
    expect(decoded).toMatchObject({ ok: false, problem: { line, column } });
  });
});
