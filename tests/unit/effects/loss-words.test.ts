import { expect, test } from 'vitest';
import { effectsOf, effectText, lossWords, machineEffects } from '#core/effects/index.ts';
import type { Forwarded } from '#core/forward/types.ts';
import { forwarded, own, shown, structured, text, tree, words } from './helpers.ts';

const object = { content: [], structuredContent: { t: 1 } };
const mirror = { content: [text('{"t":1}')], structuredContent: { t: 1 } };
const image = { type: 'image', data: 'aW1hZ2U=', mimeType: 'image/png' };

test.each<[string, unknown, Forwarded, string[]]>([
  ['nothing of an object', object, forwarded(), ['Lost: structuredContent.']],
  [
    'a placeholder',
    object,
    forwarded([words(own('(No response)'))]),
    ['Lost: structuredContent.', 'The words are the client’s own.'],
  ],
  ['all of it', object, forwarded([words(structured('{"t":1}'))]), ['Everything arrives.']],
  [
    'both of a mirror',
    mirror,
    forwarded([words(shown('{"t":1}'), structured('{"t":1}'))]),
    ['Everything arrives.', 'Twice: the same value, as text and as structuredContent.'],
  ],
  [
    'one of a mirror',
    mirror,
    forwarded([words(shown('{"t":1}'))]),
    ['All information arrives.', 'Left out as a copy: structuredContent; the text says the same.'],
  ],
  [
    'the other of a mirror',
    mirror,
    forwarded([words(structured('{"t":1}'))]),
    ['All information arrives.', 'Left out as a copy: the text of content; structuredContent says the same.'],
  ],
  [
    'several',
    { content: [image, image, text('a'), text('b')], isError: true },
    forwarded([words(shown('a', 2))]),
    ['Lost: two images, a further text block and the error flag.'],
  ],
  ['an empty result', { content: [] }, forwarded(), ['The result itself says nothing.']],
  [
    'a cut',
    { content: [text('abc')] },
    forwarded([words(shown('a', 0, 'cut'))], { cuts: [{ at: '/content/0/text', rest: 'file' }] }),
    ['Cut: a value is shown in part; the rest is in a file that the model is told of.'],
  ],
  [
    'nothing, and nothing for the model',
    { content: [{ ...text('a'), annotations: { audience: ['user'] } }] },
    forwarded(),
    ['Left out for its audience: a block.'],
  ],
  [
    'a leak',
    { content: [text('a')], _meta: { k: 1 } },
    forwarded([words(shown('a'), { text: '{"k":1}', source: '_meta', at: '/_meta' })]),
    ['Everything arrives.', 'Shown as well: _meta.'],
  ],
])('%s', (_, result, view, sentences) => {
  expect(lossWords(effectsOf(tree(result), view)).map(effectText)).toEqual(sentences);
});

test('the machine form names fields and types, each once', () => {
  const result = tree({ content: [text('a'), text('b'), image], structuredContent: { t: 1 }, isError: true });
  expect(machineEffects(effectsOf(result, forwarded()))).toEqual({
    lost: ['content', 'image', 'structuredContent', 'isError'],
    doubled: false,
  });
  const both = forwarded([words(shown('{"t":1}'), structured('{"t":1}'))]);
  expect(machineEffects(effectsOf(tree(mirror), both))).toEqual({ lost: [], doubled: true });
});
