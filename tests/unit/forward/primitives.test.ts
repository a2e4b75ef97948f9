import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headTail } from '#core/forward/cut.ts';
import { decoded, jsonString, parsedText, pythonRepr } from '#core/forward/escape.ts';
import { envelope, asReceived } from '#core/forward/fields.ts';
import { base64Bytes, measure, type Unit } from '#core/forward/measure.ts';
import { grouped, join, trim, words } from '#core/forward/segments.ts';
import { structuredText } from '#core/forward/serialize.ts';
import { segmentsText } from '#core/forward/text.ts';
import { readToolResult } from '#core/forward/tool-result.ts';
import type { Segment } from '#core/forward/types.ts';
import { javascript, parse, pythonJson, serdeSorted } from '#core/json/index.ts';

const block = (text: string): Segment => ({ text, source: 'content', at: '/content/0/text' });

describe('words', () => {
  test('keep where the parts of the result come from and mark variables', () => {
    expect(words`[${block('‹no variable›')} at ‹path›, ${3}]`).toEqual([
      { text: '[', source: 'client' },
      block('‹no variable›'),
      { text: ' at ', source: 'client' },
      { text: '‹path›', source: 'client', variable: 'path' },
      { text: ', 3]', source: 'client' },
    ]);
    expect(segmentsText(join([[block('a')], [block('b')]], '\n\n'))).toBe('a\n\nb');
    expect([0, 999, 1000, 1234567].map(grouped)).toEqual(['0', '999', '1,000', '1,234,567']);
  });
});

test('white space goes from both ends, and nothing else', () => {
  const end: Segment = { ...block(' b \n'), at: '/content/1/text' };
  expect(trim([block(' \n'), block(' a '), block('\t'), end, block('')])).toEqual([
    block('a '),
    block('\t'),
    { ...end, text: ' b' },
  ]);
  expect(trim([block(' '), block('\n')])).toEqual([]);
});

test.each(['', 'a', 'ab', 'abc', 'abcd'])('the bytes of the base64 of "%s" are counted', (text) => {
  expect(base64Bytes(btoa(text))).toBe(text.length);
  expect(base64Bytes(btoa(text).replace(/(..)/, '$1\n'))).toBe(text.length);
});

describe('envelope', () => {
  test('parts a serialized result at the bounds of its fields', () => {
    const read = readToolResult(
      '{"content":[{"type":"text","text":"a\\"b"}],"structuredContent":{"n":1.50},"x":1}',
    );
    if (!read.ok) throw new Error(read.problem.message);
    expect(envelope(asReceived(read.result), javascript)).toEqual([
      { text: '{', source: 'client' },
      { text: '"content":[{"type":"', source: 'content', at: '/content' },
      { text: 'text', source: 'content', at: '/content/0/type' },
      { text: '","text":"', source: 'content', at: '/content' },
      { text: 'a\\"b', source: 'content', at: '/content/0/text', how: 'escaped' },
      { text: '"}]', source: 'content', at: '/content' },
      { text: ',', source: 'client' },
      { text: '"structuredContent":{"n":', source: 'structuredContent', at: '/structuredContent' },
      { text: '1.5', source: 'structuredContent', at: '/structuredContent/n', how: 'reencoded' },
      { text: '}', source: 'structuredContent', at: '/structuredContent' },
      { text: ',', source: 'client' },
      { text: '"x":1', source: 'client', at: '/x' },
      { text: '}', source: 'client' },
    ]);
  });

  test.each([
    ['sorted keys', '{"b":1,"a":2}', serdeSorted, 'reencoded'],
    ['keys in order', '{"a":1,"b":2}', serdeSorted, undefined],
    ['white space', '{"a": 1}', pythonJson(), undefined],
    ['a duplicate key', '{"a":1,"a":2}', javascript, 'reencoded'],
  ])('tells of %s', (_, text, dialect, how) => {
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(parsed.problem.message);
    expect(structuredText(parsed.node, dialect).map((segment) => segment.how)).toEqual([how]);
  });
});

describe('cutting', () => {
  const TEXT = 'aé😀\nb\n';
  test.each<[Unit, number]>([
    ['utf16', 7],
    ['codePoints', 6],
    ['bytes', 10],
    ['lines', 3],
    ['tokens', 3],
  ])('measures %s', (unit, length) => {
    expect(measure(TEXT, unit)).toBe(length);
  });

  test.each<[Unit, number, number, string, string]>([
    ['utf16', 3, 2, 'aé\ud83d', 'b\n'],
    ['codePoints', 3, 2, 'aé😀', 'b\n'],
    ['bytes', 6, 3, 'aé', '\nb\n'],
    ['bytes', 3, 7, 'aé', '😀\nb\n'],
    ['lines', 1, 1, 'aé😀', ''],
    ['lines', 1, 2, 'aé😀', 'b\n'],
    ['tokens', 1, 1, 'aé', '\nb\n'],
  ])('keeps whole %s', (unit, head, tail, first, last) => {
    const cut = headTail([block(TEXT)], { unit, head, tail, rest: 'file' });
    expect([segmentsText(cut.head), segmentsText(cut.tail)]).toEqual([first, last]);
    expect(cut.head[0]?.how).toBe('cut');
  });

  test('names what is left out, and nothing else', () => {
    const parts: Segment[] = [
      { ...block('head'), at: '/content/0/text' },
      { text: '-----', source: 'client' },
      { ...block('middle'), at: '/content/1/text' },
      { ...block('tail'), at: '/content/2/text' },
    ];
    const cut = headTail(parts, { unit: 'utf16', head: 4, tail: 6, rest: 'dropped' });
    expect(cut).toMatchObject({ total: 19, omitted: 9, cuts: [{ at: '/content/1/text', rest: 'dropped' }] });
    expect(cut.head).toEqual([parts[0]]);
    expect(cut.tail.map(({ how }) => how)).toEqual(['cut', undefined]);
  });

  test('head and tail are ends of the text in every unit', () => {
    const unit = fc.constantFrom<Unit>('bytes', 'utf16', 'codePoints', 'lines', 'tokens');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), unit, fc.nat(9), fc.nat(9), (text, by, head, tail) => {
        const cut = headTail([block(text)], { unit: by, head, tail, rest: 'dropped' });
        expect(text.startsWith(segmentsText(cut.head))).toBe(true);
        expect(text.endsWith(segmentsText(cut.tail))).toBe(true);
        if (head > 0)
          expect(measure(segmentsText(cut.head), by)).toBeLessThanOrEqual(by === 'lines' ? head : head);
      }),
    );
  });
});

describe('a text inside another', () => {
  test('is escaped as the whole would be, and stays where it comes from', () => {
    const segments = jsonString(words`a\n${block('say "hi"')}`);
    expect(segmentsText(segments)).toBe(JSON.stringify('a\nsay "hi"'));
    expect(segments[2]).toEqual({ ...block('say \\"hi\\"'), how: 'escaped' });
    expect(segmentsText(pythonRepr(block("it's")))).toBe('"it\'s"');
  });

  test('is parsed or decoded where it can be', () => {
    expect(segmentsText(parsedText(block(' {"a" : 1.0} '), javascript) ?? [])).toBe('{"a":1}');
    expect(parsedText(block('{'), javascript)).toBeUndefined();
    expect(decoded(block('w6k='))?.text).toBe('é');
    expect(decoded(block('?'))).toBeUndefined();
  });
});
