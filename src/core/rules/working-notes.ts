import type { Problem, ProseRule, Rule } from '../data.ts';
import { filesIn, oncePerMessage, textsIn } from './walk.ts';

/** Phrases of the work on the data that say nothing to a reader of the site. */
const PHRASES = [
  'index id',
  'stored text',
  'stored version',
  'stored snapshot',
  'stored copy',
  'issues corpus',
  'code corpus',
  'find_string',
  'search index',
  'this machine',
  'handed over',
  'todo',
  'fixme',
  'tbd',
  'xxx',
];
const NOTES = new RegExp(`(?<![\\w-])(?:${PHRASES.join('|')})(?![\\w-])`, 'gi');

const found = (text: string) =>
  [...text.matchAll(NOTES)].map(({ 0: phrase, index }) => ({
    offset: index,
    phrase,
    message: `"${phrase}" is a working note; say it for a reader of the site, or leave it out`,
  }));

/** The data speaks to readers. */
export const workingNotes: Rule = {
  name: 'working-notes',
  description: 'No record holds a phrase that only its author understands.',
  check: (data) =>
    filesIn(data).flatMap(({ file, value }) =>
      textsIn(value)
        // What arrives at a model is quoted to the letter.
        .filter(({ at }) => !at.includes('outcomes') || at.at(-1) === 'note')
        .flatMap(({ text, at }) =>
          oncePerMessage(found(text)).map(({ message, phrase }): Problem => ({ file, at, message, phrase })),
        ),
    ),
};

/** So does the prose. */
export const workingNotesInProse: ProseRule = {
  name: 'working-notes',
  description: 'No page holds a phrase that only its author understands.',
  check: ({ file, text }) => found(text).map(({ offset, message }) => ({ file, offset, message })),
};
