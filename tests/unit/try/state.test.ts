import { describe, expect, test } from 'vitest';
import { pack, unpack } from '../../../src/components/try/link.ts';
import { DEFAULT_FILTER, DEFAULT_OPTIONS, formatTry, parseTry } from '#core/try/options.ts';

const DEFAULT = { sample: '', packed: '', options: DEFAULT_OPTIONS, filter: DEFAULT_FILTER };

describe('fragment of the address', () => {
  test('is empty for the page as it opens', () => {
    expect(formatTry(DEFAULT)).toBe('');
    expect(parseTry('')).toEqual(DEFAULT);
  });

  test('keeps everything that is set', () => {
    const state = {
      sample: 'cases/empty-content',
      packed: 'aB-_9',
      options: {
        images: false,
        error: 'yes',
        declared: 'violated',
        provider: 'anthropic',
        option: 'openai-agents-js/use-structured-content',
        former: true,
        revision: '2025-06-18',
        whatIf: 'summary',
        index: 2,
      },
      filter: { q: 'gö & co', variants: ['A', 'C'], sort: 'most', onlyMine: true },
    } as const;
    expect(
      parseTry(formatTry({ ...state, filter: { ...state.filter, variants: [...state.filter.variants] } })),
    ).toEqual(state);
  });

  test.each([
    'if=all&error=maybe',
    'result=-3',
    'result=1e99',
    'sample=../../x',
    'in=%00',
    'sort=&variant=%F0',
    'provider=%3Cb%3E&option=../../x&former=maybe',
    '&&==',
  ])('drops what is not known: %s', (fragment) => {
    expect(parseTry(fragment)).toEqual(DEFAULT);
  });
});

describe('link', () => {
  const LIMIT = 32 * 1024;

  test.each([
    ['plain', '{"content":[]}', ''],
    ['with a schema', '{"content":[]}', '{"type":"object"}'],
    ['invalid UTF-16 and markup', '"\ud800 <script>alert(1)</script> \u202e \u0000"', ''],
  ])('gives back what was packed: %s', async (_name, text, schema) => {
    const packed = await pack({ text, schema }, LIMIT);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await unpack(packed)).toEqual({ text, schema });
  });

  test('is empty where it would be too long', async () => {
    let random = 1;
    const noise = Array.from({ length: 60_000 }, () => {
      random = (random * 48_271) % 2_147_483_647;
      return String.fromCharCode(33 + (random % 90));
    }).join('');
    expect(await pack({ text: noise, schema: '' }, LIMIT)).toBe('');
    expect((await pack({ text: 'x'.repeat(200_000), schema: '' }, LIMIT)).length).toBeLessThan(LIMIT);
  });

  test('a link that is none is refused', async () => {
    await expect(unpack('AAAA')).rejects.toThrow();
    const bomb = await pack({ text: 'x'.repeat(6_000_000), schema: '' }, LIMIT);
    await expect(unpack(bomb)).rejects.toThrow(/more than a link/);
  });
});
