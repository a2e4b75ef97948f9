import { expect, test } from 'vitest';
import type { Forwarded, Part } from '#core/forward/types.ts';
import { viewText } from '#core/view-text.ts';

const text = (words: string): Part => ({ kind: 'text', segments: [{ text: words, source: 'content' }] });
const view = (...parts: Part[]): Forwarded => ({ parts, error: 'none' });

test('one text alone is the file, to the byte', () => {
  expect(viewText(view(text(' a\r\nb ')))).toBe(' a\r\nb ');
});

test('nothing is an empty file', () => {
  expect(viewText(view())).toBe('');
});

test('several parts say what they are and where they go', () => {
  const image: Part = {
    kind: 'media',
    mimeType: 'image/png',
    source: 'content',
    at: '/content/1',
    place: 'nextUserMessage',
  };
  const link: Part = {
    kind: 'link',
    uri: 'file:///a',
    mimeType: 'text/csv',
    source: 'content',
    at: '/content/2',
  };
  expect(viewText(view(text('A chart.'), image, link))).toBe(
    '--- part 1: text ---\nA chart.\n' +
      '--- part 2: media image/png, in the next user message ---\n' +
      '--- part 3: link file:///a, text/csv ---\n',
  );
});
