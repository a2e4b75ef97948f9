import { expect, test } from 'vitest';
import { escapeMarkup } from '#core/escape.ts';

test('nothing in a text can end an element or an attribute', () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;`)).toBe('&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;amp;');
  expect(escapeMarkup('‹tool› 22.5°')).toBe('‹tool› 22.5°');
});
