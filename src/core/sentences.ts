import type { Answer, Share } from './answer.ts';
import { capitalised, formatNumber, listWords, numberWord, plural, shareWords } from './numbers.ts';

/** A stretch of a sentence; `field` marks the name of a field, `count` the computed figure. */
export interface Phrase {
  text: string;
  field?: 'content' | 'structuredContent';
  count?: true;
}

/** The words of a sentence without its marks. */
export const plainText = (sentence: readonly Phrase[]): string =>
  sentence.map((phrase) => phrase.text).join('');

const CONTENT: Phrase = { text: 'content', field: 'content' };
const STRUCTURED: Phrase = { text: 'structuredContent', field: 'structuredContent' };

/** A verb for one client, for several, and denied of one. */
interface Verb {
  one: string;
  many: string;
  denied: string;
}
const SHOW: Verb = { one: 'shows', many: 'show', denied: 'does not show' };
const LEAVE: Verb = { one: 'leaves', many: 'leave', denied: 'does not leave' };

/** Subject and verb: `Seven of nineteen clients show`, `The one client does not show`. */
function clause({ count, of }: Share, verb: Verb): Phrase[] {
  if (of === 1) {
    return [{ text: 'The one client', count: true }, { text: ` ${count === 1 ? verb.one : verb.denied} ` }];
  }
  const share: Phrase = { text: capitalised(shareWords(count, of)), count: true };
  return [share, { text: ` clients ${count < 2 ? verb.one : verb.many} ` }];
}

const sentence = (share: Share, verb: Verb, rest: Phrase[]): Phrase[] =>
  share.of === 0 ? [{ text: 'No client is chosen.' }] : [...clause(share, verb), ...rest];

/** `Seven of nineteen clients never show the model structuredContent.` */
export function neverShownSentence(share: Share): Phrase[] {
  const rest: Phrase[] = [{ text: 'the model ' }, STRUCTURED, { text: '.' }];
  if (share.count > 0) return sentence(share, { one: 'never shows', many: 'never show', denied: '' }, rest);
  const can: Verb = { one: 'can show', many: 'can show', denied: '' };
  return sentence({ ...share, count: share.of }, can, rest);
}

/** How many clients were run as well: `Sixteen of 36 were run as well.` */
export const ranSentence = ({ count, of }: Pick<Share, 'count' | 'of'>): string =>
  `${capitalised(shareWords(count, of))} ${count === 1 ? 'was' : 'were'} also run, and what they sent recorded.`;

/** Whom an empty `content` leaves with nothing. */
export const nothingSentence = ({ nothing }: Answer): Phrase[] =>
  sentence(nothing, LEAVE, [
    { text: 'the model with nothing of a result whose ' },
    CONTENT,
    { text: ' is empty.' },
  ]);

/** Who shows a summary in `content` and nothing else. */
export const summaryAloneSentence = ({ summaryAlone }: Answer): Phrase[] =>
  sentence(summaryAlone, SHOW, [
    { text: 'the model a summary in ' },
    CONTENT,
    { text: ' alone, without ' },
    STRUCTURED,
    { text: '.' },
  ]);

/** Who shows mirrored information twice. */
export const twiceSentence = ({ twice }: Answer): Phrase[] =>
  sentence(twice, SHOW, [{ text: 'the model a payload twice when it stands in both fields.' }]);

/** How a share stood in another edition: `The survey of mid-2026 counted ten of nineteen.` */
export function earlierSentence({ count, of }: Share, time: string): Phrase[] {
  const say = of > 20 ? formatNumber : numberWord;
  const words = count === 0 ? `none of ${say(of)}` : `${say(count)} of ${say(of)}`;
  return [{ text: `The survey of ${time} counted ` }, { text: words, count: true }, { text: '.' }];
}

/** How a share stands among the clients of an earlier edition: `Of the nineteen of mid-2026 it is seven.` */
export const sharedSentence = ({ count, of }: Share, time: string): Phrase[] => [
  { text: `Of the ${numberWord(of)} of ${time} it is ` },
  { text: numberWord(count), count: true },
  { text: '.' },
];

/** Which clients show it of an error result after all; empty where none does. */
export const shownInErrorsSentence = (names: readonly string[]): Phrase[] =>
  names.length === 0
    ? []
    : [{ text: `Of an error result ${listWords(names)} ${plural(names.length, 'does', 'do')}.` }];
