import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CONTEXT } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { texts } from '#core/forward/text.ts';
import { readToolResult } from '#core/forward/tool-result.ts';
import type { Context, Forwarded } from '#core/forward/types.ts';

const run = (path: string, result: unknown, context: Partial<Context> = {}): Forwarded => {
  const read = readToolResult(JSON.stringify(result));
  const rule = ruleOf('codex', path);
  if (!read.ok || !rule) throw new Error(`no rule codex/${path}`);
  return rule(read.result, { ...DEFAULT_CONTEXT, ...context });
};
const show = (result: unknown, context?: Partial<Context>) => run('conversation', result, context);
const unknown = (result: unknown, context?: Partial<Context>) =>
  run('conversation-unknown-model', result, context);

const HEADER = 'Wall time: ‹time› seconds\nOutput:';
const block = (text: string, more = {}) => ({ type: 'text', text, ...more });
const image = (data: string, mimeType = 'image/png') => ({ type: 'image', data, mimeType });
const BROKEN = image('iVBORw0KGgo=');
const GIF = image(btoa(`GIF89a${'\0'.repeat(30)}`));
const NO_IMAGE = 'image content omitted because it could not be processed';

test('codex sends the blocks where a text is encrypted', () => {
  const encrypted = block('abc', { _meta: { 'codex/encryptedContent': true } });
  expect(texts(show({ content: [encrypted], structuredContent: { a: 1 } }))).toEqual([HEADER, 'abc']);
});

test('codex keeps the order of keys, and is certain of it', () => {
  const shown = show({ content: [], structuredContent: { b: 1, a: 1 } });
  expect(texts(shown)[0]).toMatch(/\{"b":1,"a":1\}$/);
  expect(shown.uncertain).toBeUndefined();
});

describe('images of codex', () => {
  test('have a placeholder where the model takes none', () => {
    expect(texts(show({ content: [BROKEN] }, { accepts: { image: false, audio: false } }))[1]).toBe(
      '<image content omitted because you do not support image input>',
    );
  });

  test('are decoded: they have the type of what they are, or a note in their place', () => {
    const svg = image(btoa('<svg/>'), 'image/svg+xml');
    const webp = image(btoa(`RIFF\0\0\0\0WEBPVP8L${'\0'.repeat(30)}`), 'image/jpeg');
    const { parts } = show({ content: [GIF, webp, svg, BROKEN] });
    expect(parts.slice(1)).toMatchObject([
      { kind: 'media', mimeType: 'image/png', at: '/content/0' },
      { kind: 'media', mimeType: 'image/webp', at: '/content/1' },
      { segments: [{ text: NO_IMAGE }] },
      { segments: [{ text: NO_IMAGE }] },
    ]);
  });
});

describe('the limit of codex', () => {
  test('is 12,000 tokens of four bytes, and leaves a short text alone', () => {
    const fits = 'x'.repeat(48_000 - HEADER.length - '\n{"a":""}'.length);
    expect(show({ content: [], structuredContent: { a: fits } }).cuts).toBeUndefined();
    const shown = show({ content: [], structuredContent: { a: `${fits}x` } });
    expect(shown.cuts).toEqual([{ at: '/structuredContent', rest: 'dropped' }]);
    const [text = ''] = texts(shown);
    expect(text).toMatch(/^Wall time: [^…]*…6 tokens truncated…x*"\}$/);
    expect(text.split('…').map(({ length }) => length)).toEqual([24_000, 18, 24_000]);
  });

  test('is 12,000 bytes for a model outside the catalogue; a character is not cut through', () => {
    const [text = ''] = texts(unknown({ content: [], structuredContent: { a: '€'.repeat(9_000) } }));
    const [head = '', mark, tail = ''] = text.split('…');
    expect(mark).toBe('6 tokens truncated');
    expect([head, tail].map((end) => Buffer.byteLength(end.replace('‹time›', '0.0000')))).toEqual([
      5_998, 5_999,
    ]);
    expect(unknown({ content: [block('x'.repeat(11_000))] }).cuts).toBeUndefined();
  });

  test('is what the configuration says', () => {
    const result = { content: [], structuredContent: { a: 'x'.repeat(1_000) } };
    for (const rule of [show, unknown]) {
      const [text = ''] = texts(rule(result, { budget: 100 }));
      expect(text).toContain('x…7 tokens truncated…x');
      expect(text.replace(/….*…/, '')).toHaveLength(480);
    }
  });

  test('is shared by the texts of a list; media take none of it, later texts are counted', () => {
    const content = [
      block('a'.repeat(11_900)),
      block('b'.repeat(300)),
      GIF,
      block('c'),
      block(''),
      block('d'),
    ];
    const shown = unknown({ content });
    expect(shown.parts.map(({ kind }) => kind)).toEqual(['text', 'text', 'text', 'media', 'text']);
    expect(texts(shown).at(-1)).toBe('[omitted 1 text items ...]');
    expect(shown.cuts?.map(({ at }) => at)).toEqual([
      '/content/1/text',
      '/content/3/text',
      '/content/5/text',
    ]);
    const withBroken = unknown({ content: [block('a'.repeat(20_000)), BROKEN] });
    expect(texts(withBroken).at(-1)).toBe('[omitted 1 text items ...]');
    expect(texts(withBroken)).not.toContain(NO_IMAGE);
  });

  test('holds for any text, but for a mark', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(text, fc.integer({ min: 20, max: 60 }), (own, budget) => {
        const [shown = ''] = texts(unknown({ content: [], structuredContent: { own } }, { budget }));
        const limit = Math.ceil(budget * 4 * 1.2);
        expect(Buffer.byteLength(shown.replace('‹time›', '0.0000'))).toBeLessThanOrEqual(limit + 3 + 30);
      }),
    );
  });
});
