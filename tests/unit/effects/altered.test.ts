import { expect, test } from 'vitest';
import { ALTERATION_WORDS, effectsOf } from '#core/effects/index.ts';
import type { Forwarded } from '#core/forward/types.ts';
import { forwarded, own, shown, structured, text, tree, words } from './helpers.ts';

const at = '/structuredContent';
const reencoded = (words_: string) => structured(words_, 'reencoded');
const big = '{"structuredContent":{"id":9007199254740993,"n":[1.0,2]}}';
const view = (...texts: string[]) => forwarded([words(...texts.map(reencoded))]);
const image = { type: 'image', data: 'aW1hZ2U=', mimeType: 'image/png' };

test.each<[string, unknown, Forwarded, unknown[]]>([
  ['nothing', big, forwarded([words(structured('{"id":9007199254740993,"n":[1.0,2]}'))]), []],
  ['digits', big, view('{"id":9007199254740992,"n":[1.0,2]}'), [{ how: 'digits', at: `${at}/id` }]],
  ['spelling of a number', big, view('{"id":9007199254740993,"n":[1,2]}'), [{ how: 're-encoded', at }]],
  [
    'digits and spelling, under the key of the field',
    big,
    view('"structuredContent":{"id":9007199254740992,"n":[1,2]}'),
    [
      { how: 'digits', at: `${at}/id` },
      { how: 're-encoded', at },
    ],
  ],
  ['order of keys', '{"structuredContent":{"b":1,"a":2}}', view('{"a":2,"b":1}'), [{ how: 'key order', at }]],
  ['escapes', '{"structuredContent":{"a":"é"}}', view('{"a":"\\u00e9"}'), [{ how: 're-encoded', at }]],
  [
    'another character',
    '{"structuredContent":{"a":"\\ud800"}}',
    view('{"a":"\\uFFFD"}'),
    [{ how: 'characters', at: `${at}/a` }],
  ],
  [
    'infinite as null',
    '{"structuredContent":{"a":1e400}}',
    view('{"a":null}'),
    [{ how: 'digits', at: `${at}/a` }],
  ],
  [
    'in another notation, with a number of its own',
    big,
    forwarded([
      words(
        reencoded("{'id': "),
        { text: '9007199254740992', source: 'structuredContent', at: `${at}/id`, how: 'reencoded' },
        reencoded(", 'n': [1.0, 2]}"),
      ),
    ]),
    [
      { how: 'digits', at: `${at}/id` },
      { how: 're-encoded', at },
    ],
  ],
  [
    'in another notation, all in one',
    '{"structuredContent":{"7":0.1234567890123456789,"a":["x 5",2],"b":true}}',
    view("{'7': 0.12345678901234568, 'a': ['x 5', 2], 'b': True}"),
    [
      { how: 'digits', at: `${at}/7` },
      { how: 're-encoded', at },
    ],
  ],
  [
    'in another notation, cut within a number',
    '{"structuredContent":{"a":1,"b":123}}',
    forwarded([words(reencoded("{'a': 1, "), structured("'b': 12", 'cut'))]),
    [{ how: 're-encoded', at }],
  ],
  [
    'inside a string of JSON',
    big,
    forwarded([
      words(own('"'), structured('{\\"id\\":9007199254740992,\\"n\\":[1.0,2]}', 'escaped'), own('"')),
    ]),
    [
      { how: 'digits', at: `${at}/id` },
      { how: 're-encoded', at },
    ],
  ],
  [
    'one member, by its own pointer',
    big,
    forwarded([
      words({ text: '9007199254740992', source: 'structuredContent', at: `${at}/id`, how: 'reencoded' }),
    ]),
    [{ how: 'digits', at: `${at}/id` }],
  ],
  [
    'in two places, told once',
    big,
    forwarded([1, 2].map(() => words(reencoded('{"id":9007199254740992,"n":[1.0,2]}')))),
    [{ how: 'digits', at: `${at}/id` }],
  ],
  [
    'a duplicate key left out',
    '{"structuredContent":{"a":1,"a":2}}',
    view('{"a":2}'),
    [{ how: 're-encoded', at }],
  ],
  [
    'a text escaped, an image as text',
    { content: [text('a "b"'), image] },
    forwarded([
      words(shown('a \\"b\\"', 0, 'escaped'), {
        text: 'aW1hZ2U=',
        source: 'content',
        at: '/content/1/data',
      }),
    ]),
    [
      { how: 're-encoded', at: '/content/0/text' },
      { how: 'base64 text', at: '/content/1/data' },
    ],
  ],
  [
    'a text as it was, in a frame whose keys were moved',
    { content: [text('a')] },
    forwarded([words(shown('a', 0, 'reencoded'))]),
    [],
  ],
  [
    'digits in a block',
    '{"content":[{"type":"resource_link","uri":"a:b","name":"n","size":9007199254740993}]}',
    forwarded([
      words(
        { text: 'a:b', source: 'content', at: '/content/0/uri' },
        { text: '9007199254740992', source: 'content', at: '/content/0/size', how: 'reencoded' },
      ),
    ]),
    [{ how: 'digits', at: '/content/0/size' }],
  ],
  [
    'cuts',
    { content: [text('abc')] },
    forwarded([words(shown('a', 0, 'cut'))], { cuts: [{ at: '/content/0/text', rest: 'file' }] }),
    [{ how: 'cut', at: '/content/0/text', rest: 'file' }],
  ],
])('%s', (_, result, seen, altered) => {
  expect(effectsOf(tree(result), seen).altered).toEqual(altered);
});

test('the unit of a cut is kept', () => {
  const cut = { at: '/content/0/text', rest: 'dropped', unit: 'bytes' } as const;
  const { altered } = effectsOf(tree({ content: [text('abc')] }), forwarded([], { cuts: [cut] }));
  expect(altered).toEqual([{ how: 'cut', ...cut }]);
});

test('words of the client: what is more than punctuation of JSON', () => {
  const result = tree({ content: [text('a')] });
  const added = (...parts: Parameters<typeof words>) => effectsOf(result, forwarded([words(...parts)])).added;
  expect(added(own('{"'), shown('a'), own('",\n}'))).toEqual({ texts: [], variables: [] });
  expect(added(own('Wall time: '), own('‹time›', 'time'), own(' seconds\nOutput:\n'), shown('a'))).toEqual({
    texts: ['Wall time: ‹time› seconds\nOutput:'],
    variables: ['time'],
  });
  expect(added(own('{"result": "'), shown('a'), own('"}')).texts).toEqual(['{"result": "']);
});

test('every alteration has words', () => {
  for (const { one, many } of Object.values(ALTERATION_WORDS)) expect(one && many).not.toBe('');
});
