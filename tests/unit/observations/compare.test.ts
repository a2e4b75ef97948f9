import { describe, expect, it } from 'vitest';
import { media, show, text } from '#core/forward/parts.ts';
import { client } from '#core/forward/segments.ts';
import { observedDifference, printedDifference } from '#core/observations/compare.ts';
import { matches } from '#core/observations/match.ts';
import { recordedText } from '#core/observations/shorten.ts';
import { sha256 } from '#io/hash.ts';
import { MAX_RECORDED, type ObservedResult, type SeenPart } from '#schema/observation.ts';

const observed = (view: SeenPart[], more: Partial<ObservedResult> = {}): ObservedResult => ({
  result: 'empty',
  item: '{}',
  also: [],
  view,
  ...more,
});
const rule = (...words: string[]) => show(words.map((one) => text(client(one))));
const differs = (
  forwarded: ReturnType<typeof show>,
  seen: ObservedResult,
  wire: 'openai-chat' | 'anthropic-messages' = 'openai-chat',
) => observedDifference(forwarded, seen, wire, sha256);

describe('a text against the words of a rule', () => {
  it.each([
    ['Wall time: ‹time› s', 'Wall time: 0.5 s', true],
    ['Wall time: ‹time› s', 'Wall time: ‹time› s', true],
    ['Wall time: ‹time› s', 'Wall time: 0.5 s!', false],
    ['‹a›x‹b›x', 'x.x', true],
    ['‹a›x‹b›x', 'x', false],
    ['ab‹a›ba', 'aba', false],
    ['a.c', 'abc', false],
  ])('%s and %s: %s', (words, seen, same) => {
    expect(matches(client(words), seen, sha256)).toBe(same);
  });

  it('a long text is told by its length and hash, its ends are kept, no surrogate pair is cut', () => {
    const long = '😀'.repeat(MAX_RECORDED);
    const recorded = recordedText(long, sha256);
    if (typeof recorded === 'string') throw new Error('kept whole');
    expect(recorded.head).toMatch(/^(😀)+$/u);
    expect(recorded.tail).toMatch(/^(😀)+$/u);
    expect(matches(client(long), recorded, sha256)).toBe(true);
    expect(matches(client(`${long.slice(2)}😁`), recorded, sha256)).toBe(false);
  });
});

describe('an observation against a rule', () => {
  it('says nothing where they agree', () => {
    expect(differs(rule('a', 'b'), observed([{ text: 'a' }, { text: 'b' }]))).toBeUndefined();
  });

  it.each([
    [observed([{ text: 'a' }]), /part 2 is nothing as observed, "b" by the rule/],
    [observed([{ text: 'a' }, { text: 'c' }]), /part 2 is "c" as observed, "b" by the rule/],
    [observed([{ text: 'a' }, { media: 'image/png' }]), /part 2 is image\/png as observed/],
    [observed([{ text: 'ab' }]), /the same words in other blocks: 1 observed, 2 by the rule/],
    [observed([{ text: 'a' }, { text: 'b', place: 'nextUserMessage' }]), /"b" beside the item as observed/],
    [observed([], { item: null, ended: 'with code 1' }), /the run ended: "with code 1"/],
  ])('says how they differ: %j', (seen, words) => {
    expect(differs(rule('a', 'b'), seen)).toMatch(words);
  });

  it('holds the place of media and the end of a run against the rule', () => {
    const block = { at: '/content/0', mimeType: 'image/png' } as Parameters<typeof media>[0];
    expect(differs(show([media(block)]), observed([{ media: 'image/png' }]))).toBeUndefined();
    expect(differs(show([media(block)]), observed([{ media: 'image/gif' }]))).toMatch(
      /image\/gif as observed/,
    );
    expect(differs(show([], 'aborted'), observed([], { item: null, ended: 'x' }))).toBeUndefined();
    expect(differs(show([], 'aborted'), observed([]))).toBe('by the rule the run ends, it did not');
  });

  it('holds the mark of an error against the rule where the wire has one', () => {
    const flagged = observed([{ text: 'a' }], { flagged: true });
    expect(differs(rule('a'), flagged, 'anthropic-messages')).toMatch(/marks an error, of which the rule/);
    expect(
      differs(show(rule('a').parts, 'flagged'), observed([{ text: 'a' }]), 'anthropic-messages'),
    ).toMatch(/the rule marks an error, the item does not/);
    expect(differs(show(rule('a').parts, 'flagged'), observed([{ text: 'a' }]))).toBeUndefined();
  });

  it('looks for the value that a script printed, whatever stands around it', () => {
    const seen = observed([{ text: 'Output:' }, { text: '{"n":1}' }]);
    expect(printedDifference(rule('{"n":1}'), seen, sha256)).toBeUndefined();
    expect(printedDifference(rule('{"n":2}'), seen, sha256)).toMatch(/"\{\\"n\\":2\}" by the rule/);
  });

  it('wants nothing printed where the call ends the script', () => {
    const ends = show([], 'aborted');
    expect(printedDifference(ends, observed([]), sha256)).toBeUndefined();
    expect(printedDifference(ends, observed([{ text: 'a' }]), sha256)).toMatch(
      /the script ends, it printed "a"/,
    );
  });
});
