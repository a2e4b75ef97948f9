import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Run } from '#schema/sep.ts';

const isHttps = (url: string): boolean => /^https:\/\/[^\s/]+/.test(url) && URL.canParse(url);

/** Phrasing content as words and links; other marks are dropped, links that are not https lose their address. */
export function toRuns(nodes: readonly PhrasingContent[]): Run[] {
  return tidy(nodes.flatMap(runsOf));
}

function runsOf(node: PhrasingContent): Run[] {
  if (node.type === 'link') return [{ text: toString(node), url: isHttps(node.url) ? node.url : null }];
  if (node.type === 'html') return [];
  if (node.type === 'break') return [{ text: ' ', url: null }];
  if ('children' in node) return node.children.flatMap(runsOf);
  return [{ text: toString(node), url: null }];
}

/** Joins neighbours, collapses space and takes it from both ends. */
export function tidy(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const { text, url } of runs) {
    const last = joined.at(-1);
    const spaced = text.replaceAll(/\s+/g, ' ');
    if (last && last.url === null && url === null) {
      joined[joined.length - 1] = { text: (last.text + spaced).replaceAll(/ +/g, ' '), url };
    } else joined.push({ text: spaced, url });
  }
  return joined
    .map((run, at) => ({
      ...run,
      text: trimEnds(run.text, at === 0, at === joined.length - 1),
    }))
    .filter((run) => run.text !== '');
}

function trimEnds(text: string, start: boolean, end: boolean): string {
  const cut = start ? text.trimStart() : text;
  return end ? cut.trimEnd() : cut;
}

export const runsText = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');

/** The first sentence of a text, without its full stop; a stop within a number or a name ends none. */
export const firstSentence = (text: string): string =>
  /^.*?(?=\.(?:\s+\p{Lu}|\s*$))/u.exec(text)?.[0] ?? text;
