import { expect, test } from 'vitest';
import { effectsOf, groupByView } from '#core/effects/index.ts';
import type { Segment } from '#core/forward/types.ts';
import { forwarded, own, shown, structured, text, tree, words } from './helpers.ts';

// Each takes about a second where the time grows with the size; with its square it would pass the limit of a test.
const MANY = 50_000;
const numbers = Array.from({ length: MANY }, (_, index) => index);

test('nesting of any depth', () => {
  const deep = '['.repeat(MANY) + '9007199254740993' + ']'.repeat(MANY);
  const rounded = deep.replace('993', '992');
  const result = tree(`{"content":[{"type":"text","text":"${deep}"}],"structuredContent":{"d":${deep}}}`);
  const view = forwarded([words(shown(deep), structured(`{"d":${rounded}}`, 'reencoded'))]);
  const { lost, doubled, altered } = effectsOf(result, view);
  expect(lost).toEqual([]);
  expect(doubled).toEqual([{ first: '/content/0/text', second: '/structuredContent/d', form: 'wrapped' }]);
  expect(altered).toEqual([{ how: 'digits', at: `/structuredContent/d${'/0'.repeat(MANY)}` }]);
});

test('a text of ten megabytes beside structuredContent', () => {
  const rows = Array.from({ length: 100_000 }, (_, id) => ({ id, words: 'some words of a row, "quoted"' }));
  const copy = JSON.stringify({ rows });
  const result = tree({ content: [text(copy)], structuredContent: { rows } });
  const escaped = JSON.stringify(copy).slice(1, -1);
  const view = forwarded([words(shown(escaped, 0, 'escaped'), structured(copy))]);
  expect(copy.length + escaped.length).toBeGreaterThan(10_000_000);
  expect(effectsOf(result, view).doubled).toEqual([
    { first: '/content/0/text', second: '/structuredContent', form: 'escaped' },
  ]);
});

test('many blocks, all cut', () => {
  const content = numbers.map((index) => text(`block ${index % 1000}`));
  const result = tree({ content });
  const first = forwarded([words(shown('block 0'))], {
    cuts: numbers.slice(1).map((index) => ({ at: `/content/${index}/text`, rest: 'dropped' })),
  });
  expect(effectsOf(result, first).lost).toEqual([]);
  expect(effectsOf(result, { ...first, cuts: [] }).lost).toHaveLength(MANY - 1);
  const all = forwarded([words(...content.map((block, index) => shown(block.text, index)))]);
  expect(effectsOf(result, all).doubled).toHaveLength(MANY - 1000);
});

test('many members with a segment of their own', () => {
  const members = numbers.map((index) => `"k${index}":9007199254740993`).join(',');
  const result = tree(`{"structuredContent":{${members}}}`);
  const segments = numbers.flatMap((index): Segment[] => [
    structured(`${index ? ',' : '{'}"k${index}":`),
    {
      text: '9007199254740992',
      source: 'structuredContent',
      at: `/structuredContent/k${index}`,
      how: 'reencoded',
    },
  ]);
  const { altered } = effectsOf(result, forwarded([words(...segments)]));
  expect(altered).toHaveLength(MANY);
  expect(altered[MANY - 1]).toEqual({ how: 'digits', at: `/structuredContent/k${MANY - 1}` });
  const half = forwarded([words(...segments.filter(({ at }) => at !== '/structuredContent').slice(0, 10))]);
  expect(effectsOf(result, half).lost).toHaveLength(MANY - 10);
});

test('a long text beside many segments of its block', () => {
  const long = 'words '.repeat(200_000);
  const frames = numbers.map((): Segment => ({ text: '{"k":', source: 'content', at: '/content/0' }));
  const { lost } = effectsOf(tree({ content: [text(long)] }), forwarded([words(...frames)]));
  expect(lost).toHaveLength(1);
});

test('many views', () => {
  const long = 'word '.repeat(20_000);
  const views = Array.from({ length: 2000 }, (_, index) => ({
    client: `c${index}`,
    path: 'p',
    forwarded: forwarded([words(own(`${index % 100}`), shown(long))]),
  }));
  expect(groupByView(views)).toHaveLength(100);
});
