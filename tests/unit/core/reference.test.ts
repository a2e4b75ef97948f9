import { expect, test } from 'vitest';
import { referenceUrl } from '#core/reference.ts';

test.each([
  ['openai/codex#2594', 'https://github.com/openai/codex/issues/2594'],
  ['cline/cline@94f5a47a59', 'https://github.com/cline/cline/commit/94f5a47a59'],
])('%s leads to %s', (reference, url) => {
  expect(referenceUrl(reference)).toBe(url);
});

test('what is no reference is refused', () => {
  expect(() => referenceUrl('codex#1@2')).toThrow('is no reference');
  expect(() => referenceUrl('codex')).toThrow('owner/name#number');
});
