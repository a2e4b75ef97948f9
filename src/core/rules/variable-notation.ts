import type { Problem, Rule } from '../data.ts';
import { pathsIn, textsIn } from './walk.ts';

const NAMES =
  'tool|tool_?name|server|server_?name|arguments|args|time|timestamp|path|name|uri|url|id|n|count';
const LEFT_OVER = new RegExp(
  `<[A-Z]{1,3}>|<(?:${NAMES})>|(?<![$#{])\\{(?:${NAMES})\\}(?!\\})|\\b(?:TOOL|SERVER|ARGS|TOOLNAME)\\b`,
  'g',
);
const MARKED = /‹([^‹›]*)›/g;
const WORDS = /^[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*$/;

interface Fault {
  phrase: string;
  message: string;
}

function faults(text: string): Fault[] {
  const left = [...text.matchAll(LEFT_OVER)].map(([phrase]) => ({
    phrase,
    message: `"${phrase}" is not how a variable part is written; use ‹tool›, ‹arguments›, ‹server›, ‹time›, ‹path› or such`,
  }));
  const named = [...text.matchAll(MARKED)].flatMap(([phrase, name = '']) => {
    const message = `"${phrase}" is not the name of a variable part; use lower-case words in ‹›`;
    return WORDS.test(name) ? [] : [{ phrase, message }];
  });
  const alone = /[‹›]/.exec(text.replace(MARKED, ''))?.[0];
  const loose = alone ? [{ phrase: alone, message: 'a ‹ or › stands alone; write ‹name›' }] : [];
  const all = [...left, ...named, ...loose];
  return all.filter(({ message }, index) => all.findIndex((other) => other.message === message) === index);
}

/** Parts of a text that differ from call to call are written in one way. */
export const variableNotation: Rule = {
  name: 'variable-notation',
  description: 'Variable parts of outcomes and rules are lower-case words in ‹›.',
  check: (data) =>
    pathsIn(data).flatMap(({ file, at, path }): Problem[] => {
      const { outcomes, rule, reaches, note } = path;
      return textsIn({ outcomes, rule, reaches, note }).flatMap((entry) =>
        faults(entry.text).map((fault) => ({ file, at: [...at, ...entry.at], ...fault })),
      );
    }),
};
