import { expect, test } from 'vitest';
import { wireRuns } from '#core/wire.ts';

const RESULT = '{ "content": [{"a":"}, ,"}],\n "structuredContent": {"x":1},"isError":false, "other": 2 }\n';

test('each field owns its key, its value and the comma after it, and nothing is lost', () => {
  const runs = wireRuns(RESULT);
  expect(runs.map(({ text }) => text).join('')).toBe(RESULT);
  expect(runs.map(({ source, text }) => [source, text.trim()])).toEqual([
    ['client', '{'],
    ['content', '"content": [{"a":"}, ,"}],'],
    ['structuredContent', '"structuredContent": {"x":1},'],
    ['isError', '"isError":false,'],
    ['client', '"other": 2'],
    ['client', '}'],
  ]);
});

test('what is no object is one run', () => {
  expect(wireRuns('[1, 2')).toEqual([{ source: 'client', text: '[1, 2' }]);
  expect(wireRuns('[1]')).toEqual([{ source: 'client', text: '[1]' }]);
});
