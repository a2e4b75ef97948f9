import { describe, expect, test } from 'vitest';
import { effectsOf, LOSSES, LOSS_WORDS } from '#core/effects/index.ts';
import type { Forwarded, Part } from '#core/forward/types.ts';
import { forwarded, frame, own, shown, structured, text, tree, words } from './helpers.ts';

const image = { type: 'image', data: 'aW1hZ2U=', mimeType: 'image/png' };
const audio = { type: 'audio', data: 'c291bmQ=', mimeType: 'audio/wav' };
const link = { type: 'resource_link', uri: 'file:///r.csv', name: 'r.csv' };
const resource = { type: 'resource', resource: { uri: 'file:///n.md', text: '# Notes' } };
const forUser = { ...text('for the user'), annotations: { audience: ['user'] } };
const media = (index: number, below = ''): Part => ({
  kind: 'media',
  mimeType: 'image/png',
  source: 'content',
  at: `/content/${index}${below}`,
});

const lossesOf = (result: unknown, view: Forwarded) =>
  effectsOf(tree(result), view).lost.map(({ what, at }) => `${what} ${at}`);

const summary = { content: [text('summary')], structuredContent: { t: 1 } };

test.each<[string, unknown, Forwarded, string[]]>([
  ['all arrives', summary, forwarded([words(shown('summary'), structured('{"t":1}'))]), []],
  ['content alone', summary, forwarded([words(shown('summary'))]), ['structuredContent /structuredContent']],
  ['structured alone', summary, forwarded([words(structured('{"t":1}'))]), ['content text /content/0/text']],
  [
    'neither',
    summary,
    forwarded([words(own('(No response)'))]),
    ['content text /content/0/text', 'structuredContent /structuredContent'],
  ],
  [
    'the first block only',
    { content: [text('a'), text('b'), text('c')] },
    forwarded([words(shown('a'))]),
    ['further text blocks /content/1/text', 'further text blocks /content/2/text'],
  ],
  [
    'the last block only',
    { content: [text('a'), text('b')] },
    forwarded([words(shown('b', 1))]),
    ['content text /content/0/text'],
  ],
  [
    'text without the rest',
    { content: [text('a'), image, audio, link, resource, { type: 'x-chart', series: 'y' }] },
    forwarded([words(shown('a'), own('[image]'))]),
    [
      'image /content/1/data',
      'audio /content/2/data',
      'resource link /content/3/uri',
      'embedded resource /content/4/resource/text',
      'other block /content/5',
    ],
  ],
  ['media as such', { content: [image, audio] }, forwarded([media(0), media(1)]), []],
  [
    'a type told is no image',
    { content: [image] },
    forwarded([words({ text: 'image/png', source: 'content', at: '/content/0/mimeType' })]),
    ['image /content/0/data'],
  ],
  [
    'an image in the frame of its block',
    { content: [image] },
    forwarded([words({ text: JSON.stringify(image), source: 'content', at: '/content/0' })]),
    [],
  ],
  [
    'the frame of its block without it',
    { content: [image] },
    forwarded([words({ text: '{"type":"image"}', source: 'content', at: '/content/0' })]),
    ['image /content/0/data'],
  ],
  [
    'a text in the frame of its block',
    { content: [text('a "b"')] },
    forwarded([words({ text: JSON.stringify(text('a "b"')), source: 'content', at: '/content/0' })]),
    [],
  ],
  [
    'an image as the address of its data',
    { content: [image] },
    forwarded([{ kind: 'link', uri: 'data:image/png;base64,aW1hZ2U=', source: 'content', at: '/content/0' }]),
    [],
  ],
  [
    'a link as such',
    { content: [link] },
    forwarded([{ kind: 'link', uri: 'file:///r.csv', source: 'content', at: '/content/0' }]),
    [],
  ],
  [
    'a link to what was embedded',
    { content: [resource] },
    forwarded([{ kind: 'link', uri: 'file:///n.md', source: 'content', at: '/content/0' }]),
    ['embedded resource /content/0/resource/text'],
  ],
  [
    'a serialized content, strings in one with the frame',
    { content: [text('a "b"'), text('c'), image] },
    forwarded([words(frame(JSON.stringify([text('a "b"'), image])))]),
    ['further text blocks /content/1/text'],
  ],
  [
    'a frame with strings of their own',
    { content: [text('a'), text('b')] },
    forwarded([words(frame('[{"type":"text","text":"'), shown('a'), frame('"}]'))]),
    ['further text blocks /content/1/text'],
  ],
  [
    'a frame in Python',
    { content: [text('a')] },
    forwarded([words(frame("[TextContent(type='text')]"))]),
    ['content text /content/0/text'],
  ],
  [
    'words made of all of content',
    { content: [text('a'), text('b')] },
    forwarded([words(frame('A and B'))]),
    [],
  ],
  ['an empty content in an envelope', { content: [] }, forwarded([words(frame('"content":[]'))]), []],
  ['blank text', { content: [text(' \n')] }, forwarded(), []],
  ['JSON null', { content: [], structuredContent: null }, forwarded(), []],
  [
    'the key alone',
    { structuredContent: {} },
    forwarded([words(structured('"structuredContent":'))]),
    ['structuredContent /structuredContent'],
  ],
  [
    'an empty object',
    { structuredContent: {} },
    forwarded([words(structured('"structuredContent":{}'))]),
    [],
  ],
  [
    'one member of several',
    { structuredContent: { result: 1, note: 'n', 'a/b': 2 } },
    forwarded([words({ text: '1', source: 'structuredContent', at: '/structuredContent/result' })]),
    [
      'part of structuredContent /structuredContent/note',
      'part of structuredContent /structuredContent/a~1b',
    ],
  ],
  ['_meta', { content: [text('a')], _meta: { secret: 1 } }, forwarded([words(shown('a'))]), []],
])('%s', (_, result, view, losses) => {
  expect(lossesOf(result, view)).toEqual(losses);
});

describe('error flag', () => {
  const failed = { content: [text('no')], isError: true };
  const isError = { text: '"isError":true', source: 'isError', at: '/isError' } as const;
  test.each<[string, unknown, Forwarded, number]>([
    ['no trace', failed, forwarded([words(shown('no'))]), 1],
    ['a flag', failed, forwarded([words(shown('no'))], { error: 'flagged' }), 0],
    ['words', failed, forwarded([words(shown('no'))], { error: 'worded' }), 0],
    ['in the envelope', failed, forwarded([words(shown('no'), isError)]), 0],
    ['no error', { content: [text('no')], isError: false }, forwarded([words(shown('no'))]), 0],
  ])('%s', (_, result, view, count) => {
    expect(lossesOf(result, view).filter((loss) => loss === 'error flag /isError')).toHaveLength(count);
  });
});

describe('audience', () => {
  const result = { content: [forUser, text('for all')] };
  const note = { text: 'user', source: 'content', at: '/content/0/annotations/audience/0' } as const;
  test('left out: no loss, but told', () => {
    const { lost, withheld } = effectsOf(tree(result), forwarded([words(shown('for all', 1))]));
    expect([lost, withheld]).toEqual([[], ['/content/0/text']]);
  });
  test('shown without a word of it: the audience is lost', () => {
    const view = forwarded([words(shown('for the user'), shown('for all', 1))]);
    expect(lossesOf(result, view)).toEqual(['audience /content/0']);
  });
  test('shown with it', () => {
    const view = forwarded([words(shown('for the user'), note, shown('for all', 1))]);
    expect(lossesOf(result, view)).toEqual([]);
  });
});

describe('information that stands in the other field', () => {
  const mirror = { content: [text('{"t":1}')], structuredContent: { t: 1 } };
  const items = { content: [text('1'), text('2')], structuredContent: { result: [1, 2] } };
  test.each<[string, unknown, Forwarded, (string | undefined)[]]>([
    ['structuredContent by text', mirror, forwarded([words(shown('{"t":1}'))]), ['/content/0/text']],
    ['text by structuredContent', mirror, forwarded([words(structured('{"t":1}'))]), ['/structuredContent']],
    ['neither', mirror, forwarded(), [undefined, undefined]],
    [
      'text by a part of structuredContent: not covered',
      { content: [text('{"t":1,"u":2}')], structuredContent: { t: 1, u: 2 } },
      forwarded([words({ text: '1', source: 'structuredContent', at: '/structuredContent/t' })]),
      [undefined, undefined],
    ],
    ['different information', summary, forwarded([words(shown('summary'))]), [undefined]],
    ['every item', items, forwarded([words(shown('1'), shown('2', 1))]), ['/content/0/text']],
    ['items, one of them', items, forwarded([words(shown('1'))]), [undefined, undefined]],
    [
      'words around the copy are lost',
      { content: [text('Careful:\n{"t":1}')], structuredContent: { t: 1 } },
      forwarded([words(structured('{"t":1}'))]),
      [undefined],
    ],
    [
      'an equal block',
      { content: [text('a'), text('a')] },
      forwarded([words(shown('a'))]),
      ['/content/0/text'],
    ],
  ])('%s', (_, result, view, covered) => {
    const { lost, informationLost } = effectsOf(tree(result), view);
    expect(lost.map((loss) => loss.covered)).toEqual(covered);
    expect(informationLost).toHaveLength(covered.filter((at) => at === undefined).length);
  });
});

describe('cuts', () => {
  const result = { content: [text('a'), text('b'), image] };
  test('words that a cut took are no loss; media beside them are', () => {
    const view = forwarded([words(shown('a'))], { cuts: [{ at: '/content/1/text', rest: 'file' }] });
    expect(lossesOf(result, view)).toEqual(['image /content/2/data']);
    const wide = forwarded([words(shown('a'))], { cuts: [{ at: '/content', rest: 'dropped' }] });
    expect(lossesOf(result, wide)).toEqual(['image /content/2/data']);
    const own = forwarded([words(shown('a'))], { cuts: [{ at: '/content/2/data', rest: 'dropped' }] });
    expect(lossesOf(result, own)).toEqual(['further text blocks /content/1/text']);
  });
});

test.each<[string, unknown, Forwarded, boolean]>([
  ['no part', summary, forwarded(), true],
  ['a placeholder', summary, forwarded([words(own('(No response)'))]), true],
  [
    'an envelope of nothing',
    { content: [] },
    forwarded([words(own('{'), frame('"content":[]'), own('}'))]),
    true,
  ],
  ['text', summary, forwarded([words(shown('summary'))]), false],
  ['an image', { content: [image] }, forwarded([media(0)]), false],
  ['structuredContent', summary, forwarded([words(structured('{"t":1}'))]), false],
  [
    'a link to what was embedded',
    { content: [resource] },
    forwarded([{ kind: 'link', uri: 'file:///n.md', source: 'content', at: '/content/0' }]),
    false,
  ],
])('nothing: %s', (_, result, view, nothing) => {
  expect(effectsOf(tree(result), view).nothing).toBe(nothing);
});

test('_meta that arrives is a leak', () => {
  const result = tree({ content: [{ ...text('a'), _meta: { k: 'v' } }], _meta: { secret: 1 } });
  const whole = { text: '"_meta":{"secret":1}', source: '_meta', at: '/_meta' } as const;
  const block = { text: 'v', source: 'content', at: '/content/0/_meta/k' } as const;
  expect(effectsOf(result, forwarded([words(shown('a'), whole, block)])).leaked).toEqual([
    '/_meta',
    '/content/0/_meta',
  ]);
  expect(effectsOf(result, forwarded([words(shown('a'))])).leaked).toEqual([]);
  const one = tree({ content: [{ ...text('a'), _meta: { k: 1 } }, text('b')] });
  expect(
    effectsOf(one, forwarded([words(shown('a'), frame('"_meta":{"k":1}'), shown('b', 1))])).leaked,
  ).toEqual(['/content/0/_meta']);
});

test('every kind of loss has words of its own', () => {
  expect(new Set(LOSSES.map((what) => LOSS_WORDS[what].sentence)).size).toBe(LOSSES.length);
  for (const what of LOSSES) expect(LOSS_WORDS[what].sentence).toMatch(/^[A-Z].+\.$/);
});
