import { expect, test } from 'vitest';
import { groupByView, type View } from '#core/effects/index.ts';
import type { Forwarded, Part } from '#core/forward/types.ts';
import { forwarded, own, shown, structured, words } from './helpers.ts';

const view = (client: string, seen: Forwarded): View => ({ client, path: 'conversation', forwarded: seen });
const names = (views: View[], count?: (seen: Forwarded) => number) =>
  groupByView(views, count).map((group) => group.views.map(({ client }) => client));

test('the same parts in the same places with the same error are one group, in order', () => {
  const a = forwarded([words(shown('ab'))]);
  const parted = forwarded([words(shown('a'), shown('b'))]);
  const copied: Part = { ...words(shown('ab')), place: 'nextUserMessage' };
  const media: Part = { kind: 'media', mimeType: 'image/png', source: 'content', at: '/content/0' };
  const link: Part = { kind: 'link', uri: 'a:b', source: 'content', at: '/content/0' };
  expect(
    names([
      view('one', a),
      view('moved', forwarded([copied])),
      view('two', parted),
      view('flagged', forwarded([words(shown('ab'))], { error: 'flagged' })),
      view('other field', forwarded([words(structured('ab'))])),
      view('two parts', forwarded([words(shown('a')), words(shown('b'))])),
      view('media', forwarded([media])),
      view('media moved', forwarded([{ ...media, place: 'nextUserMessage' }])),
      view('link', forwarded([link])),
      view('link with a type', forwarded([{ ...link, mimeType: 'text/csv' }])),
      view('nothing', forwarded()),
      view('nothing either', forwarded()),
    ]),
  ).toEqual([
    ['one', 'two'],
    ['moved'],
    ['flagged'],
    ['other field'],
    ['two parts'],
    ['media'],
    ['media moved'],
    ['link'],
    ['link with a type'],
    ['nothing', 'nothing either'],
  ]);
});

test('by tokens, fewest first, counted once a group', () => {
  let calls = 0;
  const length = ({ parts }: Forwarded) => {
    calls += 1;
    return parts
      .flatMap((part) => (part.kind === 'text' ? part.segments : []))
      .reduce((sum, { text }) => sum + text.length, 0);
  };
  const long = forwarded([words(own('long words'))]);
  const short = forwarded([words(own('short'))]);
  expect(names([view('a', long), view('b', short), view('c', long), view('d', forwarded())], length)).toEqual(
    [['d'], ['b'], ['a', 'c']],
  );
  expect(calls).toBe(3);
});

test('a key is that of the view, wherever it stands', () => {
  const seen = forwarded([words(shown('ab'))]);
  const [alone] = groupByView([view('a', seen)]);
  const [, behind] = groupByView([view('b', forwarded()), view('c', structuredClone(seen))]);
  expect(alone?.key).toMatch(/^[0-9a-f]{8}$/);
  expect(behind?.key).toBe(alone?.key);
  expect(alone?.key).toBe('446567a0');
});

test('two views whose hash is the same are two groups', () => {
  const groups = groupByView([
    view('a', forwarded([words(shown('w2749'))])),
    view('b', forwarded([words(shown('w324500'))])),
  ]);
  expect(groups.map(({ key }) => key)).toEqual(['01d4c70c', '01d4c70c-2']);
});
