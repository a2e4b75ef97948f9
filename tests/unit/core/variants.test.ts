import { describe, expect, it } from 'vitest';
import type { VariantLetter } from '#schema/primitives.ts';
import type { Source } from '#core/forward/types.ts';
import { texts } from '#core/forward/text.ts';
import { forwardAs } from '#core/forward/variants.ts';
import type { PlainResult } from '#core/result.ts';
import { VARIANTS } from './fixtures.ts';

const text = (value: string) => ({ type: 'text', text: value });
const image = { type: 'image', data: 'AAAA', mimeType: 'image/png' };
const link = { type: 'resource_link', uri: 'file:///a.csv', name: 'a.csv', mimeType: 'text/csv' };

const differ: PlainResult = { content: [text('CONTENT')], structuredContent: { marker: 'STRUCTURED' } };
const equal: PlainResult = {
  content: [text('{"b": 2, "a": "MARK"}')],
  structuredContent: { a: 'MARK', b: 2 },
};
const emptyContent: PlainResult = { content: [], structuredContent: { marker: 'STRUCTURED' } };

const allText = (letter: VariantLetter, result: PlainResult) => texts(forwardAs(letter, result)).join('¶');
const sourcesIn = (letter: VariantLetter, result: PlainResult): Source[] => {
  const segments = forwardAs(letter, result).parts.flatMap((part) =>
    part.kind === 'text' ? part.segments : [],
  );
  const fields = segments.filter(({ source, text: words }) => source !== 'client' && /[A-Z]{4}/.test(words));
  return [...new Set(fields.map(({ source }) => source))];
};

describe('behaviour on marker results', () => {
  const seen = {
    content: ['content'],
    structuredContent: ['structuredContent'],
    both: ['content', 'structuredContent'],
  };

  it.each(VARIANTS.map((variant) => [variant.letter, variant.behaviour] as const))(
    '%s is what the vocabulary says',
    (letter, behaviour) => {
      expect(sourcesIn(letter, differ)).toEqual(seen[behaviour.differ as keyof typeof seen]);
      const ofEqual = sourcesIn(letter, equal);
      if (behaviour.equal === 'once') expect(ofEqual).toHaveLength(1);
      else expect(ofEqual).toEqual(seen[behaviour.equal as keyof typeof seen]);
      const nothing = behaviour.emptyContent.startsWith('nothing');
      expect(sourcesIn(letter, emptyContent)).toEqual(nothing ? [] : ['structuredContent']);
    },
  );
});

describe('A, content only', () => {
  it('joins neighbouring texts with a newline, each from its block', () => {
    expect(forwardAs('A', { content: [text('first'), text('second')] }).parts).toEqual([
      {
        kind: 'text',
        segments: [
          { text: 'first', source: 'content', at: '/content/0/text' },
          { text: '\n', source: 'client' },
          { text: 'second', source: 'content', at: '/content/1/text' },
        ],
      },
    ]);
  });

  it('keeps links and media as parts in their place', () => {
    const resource = { type: 'resource', resource: { uri: 'a:b', mimeType: 'text/plain', text: 'NOTES' } };
    const { parts } = forwardAs('A', { content: [text('a'), link, image, text('b'), resource] });
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'link', 'media', 'text']);
    expect(parts[1]).toEqual({
      kind: 'link',
      uri: 'file:///a.csv',
      mimeType: 'text/csv',
      source: 'content',
      at: '/content/1',
    });
    expect(parts[2]).toEqual({ kind: 'media', mimeType: 'image/png', source: 'content', at: '/content/2' });
    expect(allText('A', { content: [text('a'), resource] })).toBe('a\nNOTES');
  });

  it('shows nothing of an empty content', () => {
    expect(forwardAs('A', emptyContent).parts).toEqual([]);
    expect(forwardAs('A', {}).parts).toEqual([]);
    expect(forwardAs('A', { content: [text('')] }).parts).toEqual([]);
  });
});

describe('B, structuredContent first', () => {
  it('shows structuredContent as compact JSON, or content where there is none', () => {
    expect(allText('B', differ)).toBe('{"marker":"STRUCTURED"}');
    expect(allText('B', { content: [text('CONTENT')] })).toBe('CONTENT');
    expect(allText('B', { content: [text('CONTENT')], structuredContent: null })).toBe('CONTENT');
    expect(allText('B', { content: [text('CONTENT')], structuredContent: false })).toBe('false');
  });
});

describe('C, forward both', () => {
  const result: PlainResult = {
    _meta: { 'a/b': 1 },
    content: [text('say "hi"\n'), { ...link, annotations: { audience: ['user'] } }, text('plain')],
    structuredContent: { said: 'hi "x"' },
    isError: false,
    extra: [1],
  };
  const part = forwardAs('C', result).parts[0];
  const segments = part?.kind === 'text' ? part.segments : [];

  it('is the compact JSON of the whole result', () => {
    expect(allText('C', result)).toBe(JSON.stringify(result));
    expect(allText('C', {})).toBe('{}');
    expect(allText('C', equal)).toBe(JSON.stringify(equal));
  });

  it('gives each field its key and value, and the rest to the client', () => {
    expect(segments.map(({ source, text: words }) => [source, words])).toEqual([
      ['client', '{'],
      ['_meta', '"_meta":{"a/b":1}'],
      ['client', ','],
      ['content', '"content":[{"type":"text","text":"'],
      ['content', 'say \\"hi\\"\\n'],
      [
        'content',
        '"},{"type":"resource_link","uri":"file:///a.csv","name":"a.csv","mimeType":"text/csv",' +
          '"annotations":{"audience":["user"]}},{"type":"text","text":"plain"}]',
      ],
      ['client', ','],
      ['structuredContent', '"structuredContent":{"said":"hi \\"x\\""}'],
      ['client', ','],
      ['isError', '"isError":false'],
      ['client', ','],
      ['client', '"extra":[1]'],
      ['client', '}'],
    ]);
  });

  it('marks strings written with escapes, and where they come from', () => {
    expect(segments.filter(({ how }) => how)).toEqual([
      { text: 'say \\"hi\\"\\n', source: 'content', at: '/content/0/text', how: 'escaped' },
    ]);
    expect(segments.map(({ at }) => at).filter(Boolean)).toEqual([
      '/_meta',
      '/content',
      '/content/0/text',
      '/content',
      '/structuredContent',
      '/isError',
      '/extra',
    ]);
  });
});

describe('D, fallback', () => {
  it.each<[string, PlainResult['content'], string]>([
    ['words', [text('CONTENT')], 'CONTENT'],
    ['no blocks', [], '{"a":1}'],
    ['blank words', [text(' \n')], '{"a":1}'],
    ['an image', [image], ''],
    ['a link', [link], ''],
  ])('with %s in content', (_, content, words) => {
    expect(allText('D', { content: content ?? [], structuredContent: { a: 1 } })).toBe(words);
  });

  it('shows blank content where there is nothing else', () => {
    expect(allText('D', { content: [text(' ')] })).toBe(' ');
  });
});

describe('E, both, copies left out', () => {
  it('adds structuredContent on a line of its own', () => {
    expect(allText('E', differ)).toBe('CONTENT\n{"marker":"STRUCTURED"}');
    expect(allText('E', { content: [text('a'), link], structuredContent: { b: 1 } })).toBe('a¶{"b":1}');
  });

  it('leaves it out where a text block says the same in any order of keys', () => {
    expect(allText('E', equal)).toBe('{"b": 2, "a": "MARK"}');
    const among = { content: [text('Weather:'), text('{"a":1}')], structuredContent: { a: 1 } };
    expect(allText('E', among)).toBe('Weather:\n{"a":1}');
  });

  it('keeps it where the text differs, is no JSON or is blank', () => {
    expect(allText('E', { content: [text('{"a":"1"}')], structuredContent: { a: 1 } })).toBe(
      '{"a":"1"}\n{"a":1}',
    );
    expect(allText('E', { content: [text(' ')], structuredContent: { a: 1 } })).toBe('{"a":1}');
  });
});

it('tells of an error by words in the envelope and by a flag elsewhere', () => {
  const failed: PlainResult = { content: [text('no')], isError: true };
  expect(VARIANTS.map(({ letter }) => forwardAs(letter, failed).error)).toEqual([
    'flagged',
    'flagged',
    'worded',
    'flagged',
    'flagged',
  ]);
  expect(forwardAs('C', { content: [], isError: false }).error).toBe('none');
});
