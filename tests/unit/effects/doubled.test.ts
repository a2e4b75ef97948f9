import { expect, test } from 'vitest';
import { effectsOf } from '#core/effects/index.ts';
import type { Forwarded } from '#core/forward/types.ts';
import { forwarded, frame, own, shown, structured, text, tree, words } from './helpers.ts';

const mirror = { content: [text('{"t":1}')], structuredContent: { t: 1 } };
const pair = (form: string) => [{ first: '/content/0/text', second: '/structuredContent', form }];
const spaced = { content: [text('{ "u": 2, "t": 1 }')], structuredContent: { t: 1, u: 2 } };

test.each<[string, unknown, Forwarded, unknown[]]>([
  ['both', mirror, forwarded([words(shown('{"t":1}'), structured('{"t":1}'))]), pair('equal')],
  [
    'escaped inside the envelope',
    mirror,
    forwarded([
      words(
        own('{'),
        frame('"content":[{"type":"text","text":"'),
        shown('{\\"t\\":1}', 0, 'escaped'),
        frame('"}]'),
        own(','),
        structured('"structuredContent":{"t":1}'),
        own('}'),
      ),
    ]),
    pair('escaped'),
  ],
  [
    'in another order of keys, whether escaped or not',
    spaced,
    forwarded([words(shown('…', 0, 'escaped'), structured('{"t":1,"u":2}'))]),
    pair('reordered'),
  ],
  ['one of them', mirror, forwarded([words(shown('{"t":1}'))]), []],
  [
    'different information',
    { content: [text('one')], structuredContent: { t: 1 } },
    forwarded([words(shown('one'), structured('{"t":1}'))]),
    [],
  ],
  [
    'equal blocks',
    { content: [text('a'), text('b'), text('a')] },
    forwarded([words(shown('a'), shown('b', 1), shown('a', 2))]),
    [{ first: '/content/0/text', second: '/content/2/text', form: 'equal' }],
  ],
  ['equal blocks, one left out', { content: [text('a'), text('a')] }, forwarded([words(shown('a'))]), []],
  [
    'one piece in two parts',
    { content: [text('again')] },
    forwarded([words(shown('again')), { ...words(shown('again')), place: 'nextUserMessage' }]),
    [{ first: '/content/0/text', second: '/content/0/text', form: 'repeated' }],
  ],
  [
    'head and tail of a cut',
    { content: [text('head middle tail')] },
    forwarded([words(shown('head', 0, 'cut'), own('…'), shown('tail', 0, 'cut'))]),
    [],
  ],
])('%s', (_, result, view, doubled) => {
  expect(effectsOf(tree(result), view).doubled).toEqual(doubled);
});
