import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { letterOf, markerResult } from '#core/effects/index.ts';
import { canonical } from '#core/effects/canonical.ts';
import { toolResult } from '#core/forward/tool-result.ts';
import type { Forwarded, Segment } from '#core/forward/types.ts';
import { memberOf, type Node } from '#core/json/index.ts';
import type { Variant } from '#schema/vocabulary.ts';
import { forwarded, frame, own, shown, structured, tree, words } from './helpers.ts';

const variants = parseYaml(readFileSync('data/variants.yaml', 'utf8')) as Variant[];

const contentOf = (result: Node): Segment[] =>
  toolResult(result).content.map((block) => shown(block.text ?? '', block.index));
const structuredOf = (result: Node): Segment[] => {
  const node = memberOf(result, 'structuredContent');
  return node ? [structured(canonical(node))] : [];
};
const isCopy = (result: Node): boolean =>
  toolResult(result).content.some((block) => {
    const words_ = block.text ?? '';
    return (
      words_.startsWith('{') &&
      canonical(tree(words_)) === canonical(memberOf(result, 'structuredContent') as Node)
    );
  });
const view = (segments: Segment[]): Forwarded => forwarded(segments.length > 0 ? [words(...segments)] : []);

const RULES: Record<string, (result: Node) => Segment[]> = {
  content: contentOf,
  placeholder: (result) => (contentOf(result).length > 0 ? contentOf(result) : [own('(No response)')]),
  structured: structuredOf,
  both: (result) => [...contentOf(result), ...structuredOf(result)],
  envelope: (result) => [
    own('{'),
    frame('"content":['),
    ...contentOf(result),
    frame(']'),
    ...structuredOf(result),
  ],
  fallback: (result) => (contentOf(result).length > 0 ? contentOf(result) : structuredOf(result)),
  'both, text left out': (result) => [...(isCopy(result) ? [] : contentOf(result)), ...structuredOf(result)],
  'both, object left out': (result) => [
    ...contentOf(result),
    ...(isCopy(result) ? [] : structuredOf(result)),
  ],
  nothing: () => [own('done')],
  'text, and the object where it is no copy, or nothing': (result) =>
    isCopy(result) ? [] : [...contentOf(result), ...structuredOf(result)],
};
const computed = (rule: string) =>
  letterOf((result) => view((RULES[rule] as (typeof RULES)[string])(result)), variants);

test.each([
  ['content', 'A'],
  ['placeholder', 'A'],
  ['structured', 'B'],
  ['both', 'C'],
  ['envelope', 'C'],
  ['fallback', 'D'],
  ['both, text left out', 'E'],
  ['both, object left out', 'E'],
])('%s is variant %s', (rule, letter) => {
  expect(computed(rule)).toMatchObject({ letter, nearest: letter, distance: 0 });
});

test.each([
  ['nothing', 'A', 3],
  ['text, and the object where it is no copy, or nothing', 'E', 1],
])('%s is none of them, and nearest to %s', (rule, nearest, distance) => {
  expect(computed(rule)).toMatchObject({ letter: null, nearest, distance });
});

test('the behaviour is told', () => {
  expect(computed('placeholder').behaviour).toEqual({
    differ: 'content',
    equal: 'content',
    emptyContent: 'placeholder',
  });
  expect(computed('envelope').behaviour.emptyContent).toBe('structuredContent');
});

describe('marker results', () => {
  test('the text of the equal one is the exact compact JSON of an object', () => {
    const { content, structured: object } = toolResult(markerResult('equal'));
    expect(object?.kind).toBe('object');
    const { text, structuredContent } = {
      text: content[0]?.text ?? '',
      structuredContent: JSON.parse(canonical(object as Node)) as object,
    };
    expect(JSON.parse(text)).toEqual(structuredContent);
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
  });
  test('are errors where asked', () => {
    expect(toolResult(markerResult('differ', true)).isError).toBe(true);
    expect(toolResult(markerResult('differ')).isError).toBe(false);
    const onError = letterOf(
      (result) => view(toolResult(result).isError ? contentOf(result) : structuredOf(result)),
      variants,
      true,
    );
    expect(onError.letter).toBe('A');
  });
});
