import { expect, test } from 'vitest';
import { mirrorsOf, piecesOf } from '#core/effects/index.ts';
import { toolResult } from '#core/forward/tool-result.ts';
import { text, tree } from './helpers.ts';

const mirrors = (content: unknown[], structured: string) => {
  const result = toolResult(tree(`{"content":${JSON.stringify(content)},"structuredContent":${structured}}`));
  return mirrorsOf(piecesOf(result), result.structured);
};

const WEATHER = '{"t":22.5,"sky":"clear, \\"blue\\""}';

test.each([
  ['{"t":22.5,"sky":"clear, \\"blue\\""}', WEATHER, 'equal', '/structuredContent'],
  ['{"t": 22.50, "sky": "clear, \\"blue\\""}', WEATHER, 'pretty', '/structuredContent'],
  ['{"sky":"clear, \\"blue\\"","t":22.5}', WEATHER, 'reordered', '/structuredContent'],
  ['```json\n{"t":22.5,"sky":"clear, \\"blue\\""}\n```', WEATHER, 'fenced', '/structuredContent'],
  ['Result:\n{"t":22.5,"sky":"clear, \\"blue\\""}', WEATHER, 'among lines', '/structuredContent'],
  ['{"result":{"t":22.5,"sky":"clear, \\"blue\\""}}', WEATHER, 'wrapped', '/structuredContent'],
  [JSON.stringify('{"t":22.5,"sky":"clear, \\"blue\\""}'), WEATHER, 'encoded', '/structuredContent'],
  ['[1,2]', '{"rows":[1,2]}', 'wrapped', '/structuredContent/rows'],
  ['hello', '{"result":"hello"}', 'wrapped', '/structuredContent/result'],
  ['hello', '"hello"', 'equal', '/structuredContent'],
  ['"0"', '"0"', 'equal', '/structuredContent'],
  ['0', '"0"', 'equal', '/structuredContent'],
  ['"[1]"', '{"result":"[1]"}', 'wrapped', '/structuredContent/result'],
  ['9007199254740993', '{"id":9007199254740993}', 'wrapped', '/structuredContent/id'],
])('%s beside %s is a copy, %s, of %s', (words, structured, form, at) => {
  expect(mirrors([text(words)], structured)).toEqual([{ text: '/content/0/text', structured: at, form }]);
});

test('one text for each item of a list, and of a list under one key', () => {
  const blocks = [text('{"a":1}'), text('two')];
  expect(mirrors(blocks, '{"result":[{"a":1},"two"]}')).toEqual([
    { text: '/content/0/text', structured: '/structuredContent/result/0', form: 'item' },
    { text: '/content/1/text', structured: '/structuredContent/result/1', form: 'item' },
  ]);
  expect(mirrors(blocks, '[{"a":1},"two"]')).toHaveLength(2);
  expect(mirrors(blocks, '[{"a":1},"two",3]')).toEqual([]);
  expect(mirrors(blocks, '["two",{"a":1}]')).toEqual([]);
  expect(mirrors(blocks, '[{"a":1},"three"]')).toEqual([]);
});

test('the text of an embedded resource may be the copy', () => {
  const block = { type: 'resource', resource: { uri: 'file:///a.json', text: '{"a":1}' } };
  expect(mirrors([block], '{"a":1}')).toEqual([
    { text: '/content/0/resource/text', structured: '/structuredContent', form: 'equal' },
  ]);
});

test.each([
  ['22.5C and clear', '{"t":22.5}'],
  ['{"t":22.5}', '{"t":22.5,"sky":"clear"}'],
  ['9007199254740992', '{"id":9007199254740993}'],
  ['{"t":"22.5"}', '{"t":22.5}'],
  ['{"a":1}', 'null'],
])('%s beside %s is no copy', (words, structured) => {
  expect(mirrors([text(words)], structured)).toEqual([]);
});
