import type { Problem, ProseRule, Rule } from '../data.ts';
import { filesIn, oncePerMessage, textsIn } from './walk.ts';

/** Controls but tab and line feed, and what has no width or turns the direction of text; joiners of emoji are fine. */
const HIDDEN =
  /(?![\t\n])\p{Cc}|(?!\u200D)\p{Cf}|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|[\u2028\u2029\u115F\u1160\u3164\uFFA0]/gu;

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const sortOf = (character: string): string =>
  /\p{Cc}/u.test(character)
    ? 'a control character'
    : /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(character)
      ? 'turns the direction of the text'
      : 'cannot be seen';

const found = (text: string) =>
  [...text.matchAll(HIDDEN)].map(({ 0: phrase, index }) => ({
    offset: index,
    phrase,
    message: `holds ${codePoint(phrase)}, which ${sortOf(phrase).replace(/^a /, 'is a ')}; remove it, or say in words what stands there`,
  }));

/** Readers see all that is there. */
export const plainCharacters: Rule = {
  name: 'plain-characters',
  description: 'No text holds control characters, or characters that cannot be seen or turn the direction.',
  check: (data) =>
    filesIn(data).flatMap(({ file, value }) =>
      textsIn(value).flatMap(({ text, at }) =>
        oncePerMessage(found(text)).map(({ message, phrase }): Problem => ({ file, at, message, phrase })),
      ),
    ),
};

/** So it is in prose. */
export const plainCharactersInProse: ProseRule = {
  name: 'plain-characters',
  description: 'No page holds control characters, or characters that cannot be seen or turn the direction.',
  check: ({ file, text }) =>
    found(text.replaceAll('\r\n', ' \n')).map(({ offset, message }) => ({ file, offset, message })),
};
