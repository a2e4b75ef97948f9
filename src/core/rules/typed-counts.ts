import type { ProseRule } from '../data.ts';
import { maskMarkup } from './mask-markup.ts';

const WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|' +
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?|(?:a |one )?hundred|(?:a |one )?dozen';
const NOUNS =
  'bindings?|clauses?|clients?|corrections?|editions?|fields?|findings?|kinds?|letters?|observations?|paths?|' +
  'projects?|readings?|repositories|repository|results?|rows?|servers?|shapes?|tokens?|variants?';
/** A number, at most two words, and a noun that the data counts. */
const COUNT = new RegExp(
  `(?<![\\w.,#‹/-])(\\d[\\d,.]*(?<![.,])|${WORDS})(?:-|\\s+)((?:[A-Za-z’']+(?:-[a-z]+)*\\s+){0,2}?)(${NOUNS})(?![\\w-])`,
  'gi',
);

/** A number of a number, and a number that stands for things named before. */
const BARE = new RegExp(
  `(?<![\\w.,#‹/-])(?:(?:\\d[\\d,]*|one|${WORDS}) (?:out )?of (?:the |all |these |those )?(?:\\d[\\d,]*|(?!two\\b)(?:${WORDS}))|` +
    `(?:these|those|all) (?:\\d[\\d,]*|(?!two\\b)(?:${WORDS})))(?![\\w%-])`,
  'gi',
);

/** Numbers that no data can change: they belong to the protocol or to how the site is made. */
const IDIOMS = [
  /^two (?:\w+ )?fields$/i, // content and structuredContent
  /^two (?:ways|words|things) /i, // the noun after it is no longer counted
];

const isYear = (number: string): boolean => /^(?:19|20)\d\d$/.test(number);

/** Prose takes its numbers from the data. */
export const typedCounts: ProseRule = {
  name: 'typed-counts',
  description: 'No page has a number of clients, rows, projects, tokens or the like typed into it.',
  check({ file, text }) {
    const words = maskMarkup(text);
    const counted = [...words.matchAll(COUNT)].map(({ 0: found, 1: number = '', index }) => ({
      found,
      number,
      index,
    }));
    const covers = (at: number) =>
      counted.some(({ found, index }) => at < index + found.length && index < at + 1);
    const bare = [...words.replace(/\s/g, ' ').matchAll(BARE)]
      .filter(({ 0: found, index }) => !covers(index) && !covers(index + found.length - 1))
      .map(({ 0: found, index }) => ({ found, number: '', index }));
    return [...counted, ...bare].flatMap(({ found, number, index }) => {
      const phrase = found.replace(/\s+/g, ' ');
      if (isYear(number) || IDIOMS.some((idiom) => idiom.test(phrase))) return [];
      const message = `"${phrase}" is a typed count; let a component compute it, or word it without the number`;
      return [{ file, offset: index, message }];
    });
  },
};
