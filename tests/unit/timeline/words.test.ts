import { expect, it, test } from 'vitest';
import { specTopics, timelineStates, type TimelineEntry } from '#schema/timeline.ts';
import { kindPlural, kindSlug, lineKinds } from '#core/timeline/kinds.ts';
import { entryWords, monthName, statementWords, topicWords, verifiedWords } from '#core/timeline/words.ts';

const words = (state: TimelineEntry['state'], stateNote?: string) =>
  entryWords({ kind: 'SEP', state, ...(stateNote ? { stateNote } : {}) });

it('words each state apart; one that is none is not mentioned', () => {
  const all = timelineStates.map((state) => words(state));
  expect(new Set(all).size).toBe(all.length);
  expect(words('none')).toBe('SEP');
  expect(words('unknown')).toBe('SEP, state not known');
  expect(words('not accepted')).toBe('SEP, closed, not accepted');
  expect(words('open', 'when last seen')).toBe('SEP, open, when last seen');
});

test.for<[TimelineEntry['verified']['in'], string]>([
  [[], 'Not verified'],
  [['thread'], 'Verified in the thread'],
  [['repository', 'thread'], 'Verified in the thread and in the repository'],
  [['repository', 'page', 'thread'], 'Verified in the thread, on the page and in the repository'],
])('says where it was verified: %j', ([places, expected]) => {
  expect(verifiedWords({ in: places })).toBe(expected);
});

it('gives what a revision says in its own words, and silence and a gap in theirs', () => {
  expect(statementWords({ state: 'says', short: 'SHOULD' })).toBe('SHOULD');
  expect(statementWords({ state: 'does not say' })).toBe('does not say');
  expect(statementWords({ state: 'not recorded' })).toBe('not recorded');
});

it('names topics and kinds, each by a name of its own', () => {
  expect(new Set(specTopics.map(topicWords)).size).toBe(specTopics.length);
  expect(new Set(lineKinds.map(kindPlural)).size).toBe(lineKinds.length);
  expect(lineKinds.map(kindSlug)).toContain('pull-request');
});

it('names months wherever it runs', () => {
  expect(monthName('2026-01')).toBe('January');
  expect(monthName('2026-12')).toBe('December');
});
