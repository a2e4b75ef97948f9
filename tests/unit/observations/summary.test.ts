import { describe, expect, test } from 'vitest';
import type { ObservedView } from '#core/observations/differences.ts';
import { explanations, runTallies, seenGroups } from '#core/observations/summary.ts';
import { packageWords, tallyWords, versionOf } from '#core/observations/words.ts';
import type { Difference, Observation } from '#schema/observation.ts';

const why = (note: string): Difference => ({
  client: 'goose',
  path: 'conversation',
  results: ['two-text'],
  kind: 'wire',
  note,
});

interface Seen {
  runIndex?: number;
  wire?: 'openai-chat' | 'anthropic-messages';
  outputSchema?: 'none' | 'declared';
  path?: string;
  result?: string;
  difference?: string;
  explanation?: Difference;
}

const view = (seen: Seen = {}): ObservedView => {
  const { runIndex = 0, wire = 'openai-chat', outputSchema = 'none', path = 'conversation' } = seen;
  const { result = 'content-only', difference, explanation } = seen;
  return {
    client: { id: 'goose' },
    path: { id: path },
    observation: {},
    runIndex,
    run: { path, configuration: 'as it comes', wire, outputSchema, transport: 'stdio' },
    observed: { result, item: `item ${runIndex}`, also: [], view: [] },
    forwarded: { parts: [], error: 'none' },
    difference,
    explanation,
  } as unknown as ObservedView;
};

describe('what was seen of a sample result', () => {
  test('runs that agree stand together, as the first recorded it', () => {
    const groups = seenGroups(
      [view(), view({ runIndex: 1, wire: 'anthropic-messages' })],
      'conversation',
      'content-only',
    );
    expect(groups).toHaveLength(1);
    expect(groups[0]?.runs.map(({ wire }) => wire)).toEqual(['openai-chat', 'anthropic-messages']);
    expect(groups[0]?.observed.item).toBe('item 0');
  });

  test('runs that differ for one reason stand together, apart from those that agree and from the unexplained', () => {
    const views = [
      view(),
      view({ runIndex: 1, difference: 'one word', explanation: why('the wire') }),
      view({ runIndex: 2, difference: 'another word', explanation: why('the wire') }),
      view({ runIndex: 3, difference: 'a third' }),
    ];
    const groups = seenGroups(views, 'conversation', 'content-only');
    expect(
      groups.map(({ runs, difference, explanation }) => [runs.length, difference, explanation?.note]),
    ).toEqual([
      [1, undefined, undefined],
      [2, 'one word', 'the wire'],
      [1, 'a third', undefined],
    ]);
  });

  test('nothing of another path or another sample result', () => {
    expect(
      seenGroups([view({ path: 'code-mode' }), view({ result: 'empty' })], 'conversation', 'content-only'),
    ).toEqual([]);
  });
});

describe('runs', () => {
  const views = [
    view(),
    view({ result: 'two-text', difference: 'x' }),
    view({ runIndex: 1, outputSchema: 'declared' }),
    view({ runIndex: 1, outputSchema: 'declared', result: 'two-text' }),
    view({ runIndex: 2, wire: 'anthropic-messages' }),
  ];

  test('with and without an outputSchema are one set-up, each with what agrees', () => {
    expect(runTallies(views).map(({ run, tallies }) => [run.wire, tallies])).toEqual([
      [
        'openai-chat',
        [
          { outputSchema: 'none', agree: 1, of: 2 },
          { outputSchema: 'declared', agree: 2, of: 2 },
        ],
      ],
      ['anthropic-messages', [{ outputSchema: 'none', agree: 1, of: 1 }]],
    ]);
  });

  test('what agrees is told once where the outputSchema changes nothing', () => {
    expect(runTallies(views).map(({ tallies }) => tallyWords(tallies))).toEqual([
      '1 of 2 without an outputSchema, all 2 with one declared',
      'all 1 without an outputSchema',
    ]);
    const same = { agree: 3, of: 3 };
    expect(
      tallyWords([
        { ...same, outputSchema: 'none' },
        { ...same, outputSchema: 'declared' },
      ]),
    ).toBe('all 3, with or without an outputSchema');
    expect(tallyWords([])).toBe('none');
  });
});

test('an explanation is told once, with the sample results of each path that it is about', () => {
  const explanation = why('the wire');
  const views = [
    view(),
    view({ result: 'two-text', difference: 'a', explanation }),
    view({ result: 'two-text', runIndex: 1, difference: 'b', explanation }),
    view({ result: 'empty', difference: 'c', explanation }),
    view({ result: 'empty', path: 'other', difference: 'c', explanation: { ...explanation } }),
    view({ result: 'empty', path: 'code-mode', difference: 'c' }),
  ];
  expect(explanations(views)).toEqual([
    {
      explanation,
      about: [
        { path: 'conversation', results: ['two-text', 'empty'] },
        { path: 'other', results: ['empty'] },
      ],
    },
    { explanation: undefined, about: [{ path: 'code-mode', results: ['empty'] }] },
  ]);
});

test('the version is that of the first package, which is the client’s own', () => {
  const observation = {
    packages: [
      { registry: 'npm', name: 'goose', version: '2.0.0' },
      { registry: 'npm', name: 'other', version: '1.0.0' },
    ],
  } as Observation;
  expect(versionOf(observation)).toBe('2.0.0');
  expect(packageWords(observation)).toEqual(['goose 2.0.0', 'other 1.0.0']);
});
