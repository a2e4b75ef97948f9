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

function faults(text: string): string[] {
  const left = [...text.matchAll(LEFT_OVER)].map(
    ([found]) =>
      `"${found}" is not how a variable part is written; use ‹tool›, ‹arguments›, ‹server›, ‹time›, ‹path› or such`,
  );
  const named = [...text.matchAll(MARKED)].flatMap(([found, name = '']) =>
    WORDS.test(name) ? [] : [`"${found}" is not the name of a variable part; use lower-case words in ‹›`],
  );
  const loose = /[‹›]/.test(text.replace(MARKED, '')) ? ['a ‹ or › stands alone; write ‹name›'] : [];
  return [...new Set([...left, ...named, ...loose])];
}

/** Parts of a text that differ from call to call are written in one way. */
export const variableNotation: Rule = {
  name: 'variable-notation',
  description: 'Variable parts of outcomes and rules are lower-case words in ‹›.',
  check: (data) =>
    pathsIn(data).flatMap(({ file, at, path }): Problem[] => {
      const { outcomes, rule, reaches, note } = path;
      return textsIn({ outcomes, rule, reaches, note }).flatMap((entry) =>
        faults(entry.text).map((message) => ({ file, at: [...at, ...entry.at], message })),
      );
    }),
};
