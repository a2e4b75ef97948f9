import type { ProseProblem, ProseRule } from '../data.ts';
import { elementsIn, nodesOf } from '../prose-tree.ts';
import { suggestion } from './words.ts';

/** The id that an address names, as it is written in the page. */
function idOf(address: string): string {
  try {
    return decodeURIComponent(address.slice(1));
  } catch {
    return address.slice(1);
  }
}

/** Links within a page lead somewhere. */
export const proseAnchors: ProseRule = {
  name: 'prose-anchors',
  description: 'Every link to a place on the same page leads to a heading or an id that is there.',
  check({ file, tree, anchors }) {
    if (!tree || !anchors) return [];
    const links = nodesOf(tree, 'link', 'definition').map(({ url = '', offset }) => ({ url, offset }));
    const elements = elementsIn(tree).flatMap(({ attributes, offset }) =>
      attributes.flatMap(({ name, value }) =>
        name === 'href' && typeof value === 'string' ? [{ url: value, offset }] : [],
      ),
    );
    return [...links, ...elements]
      .filter(({ url }) => url.startsWith('#') && !anchors.has(idOf(url)))
      .map(({ url, offset }): ProseProblem => {
        const hint = suggestion(idOf(url), [...anchors], 'use one of');
        return { file, offset, message: `${url} is no heading or id of this page${hint}` };
      });
  },
};
