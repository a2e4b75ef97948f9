import { describe, expect, it } from 'vitest';
import type { Share } from '#core/answer.ts';
import {
  earlierSentence,
  neverShownSentence,
  nothingSentence,
  plainText,
  sharedSentence,
  shownInErrorsSentence,
  summaryAloneSentence,
  twiceSentence,
} from '#core/sentences.ts';

const share = (count: number, of: number): Share => ({ rows: [], nearest: [], count, of });
const answer = (count: number, of: number) => ({
  nothing: share(count, of),
  summaryAlone: share(count, of),
  twice: share(count, of),
});

describe('sentences with computed counts', () => {
  it.each([
    [7, 19, 'Seven of nineteen clients never show the model structuredContent.'],
    [1, 19, 'One of nineteen clients never shows the model structuredContent.'],
    [18, 36, '18 of 36 clients never show the model structuredContent.'],
    [19, 19, 'All nineteen clients never show the model structuredContent.'],
    [0, 19, 'All nineteen clients can show the model structuredContent.'],
    [1, 1, 'The one client never shows the model structuredContent.'],
    [0, 1, 'The one client can show the model structuredContent.'],
    [0, 0, 'No client is chosen.'],
  ])('%i of %i never', (count, of, words) => {
    expect(plainText(neverShownSentence(share(count, of)))).toBe(words);
  });

  it.each([
    [2, 2, 'Both clients leave the model with nothing of a result whose content is empty.'],
    [0, 1, 'The one client does not leave the model with nothing of a result whose content is empty.'],
    [0, 5, 'None of five clients leaves the model with nothing of a result whose content is empty.'],
  ])('%i of %i nothing', (count, of, words) => {
    expect(plainText(nothingSentence(answer(count, of)))).toBe(words);
  });

  it('speaks of summaries, of copies and of earlier editions', () => {
    expect(plainText(summaryAloneSentence(answer(11, 19)))).toBe(
      'Eleven of nineteen clients show the model a summary in content alone, without structuredContent.',
    );
    expect(plainText(twiceSentence(answer(4, 19)))).toBe(
      'Four of nineteen clients show the model a payload twice when it stands in both fields.',
    );
    expect(plainText(earlierSentence(share(10, 19), 'mid-2026'))).toBe(
      'The survey of mid-2026 counted ten of nineteen.',
    );
    expect(plainText(earlierSentence(share(0, 36), 'June'))).toBe('The survey of June counted none of 36.');
  });

  it('sets a share beside the clients of an earlier edition', () => {
    expect(plainText(sharedSentence(share(7, 19), 'mid-2026'))).toBe(
      'Of the nineteen of mid-2026 it is seven.',
    );
  });

  it('names the clients that show it of an error result', () => {
    expect(plainText(shownInErrorsSentence(['a']))).toBe('Of an error result a does.');
    expect(plainText(shownInErrorsSentence(['a', 'b']))).toBe('Of an error result a and b do.');
    expect(shownInErrorsSentence([])).toEqual([]);
  });

  it('marks figures and names of fields', () => {
    expect(neverShownSentence(share(7, 19))).toEqual([
      { text: 'Seven of nineteen', count: true },
      { text: ' clients never show ' },
      { text: 'the model ' },
      { text: 'structuredContent', field: 'structuredContent' },
      { text: '.' },
    ]);
  });
});
