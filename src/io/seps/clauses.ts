import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { h, placedElements, replace, type Placed } from './walk.ts';

const BLOCKS = new Set(['p', 'li', 'td', 'dd']);
const KEYWORD =
  /^(?:MUST|REQUIRED|SHALL|SHOULD|RECOMMENDED|MAY|OPTIONAL|(?:MUST|SHALL|SHOULD) NOT|NOT RECOMMENDED)$/;

/** Moves the id of a clause from its anchor to the paragraph or list item that states it, with a link to itself. */
export function markClause(anchor: Placed, id: string, label: string): void {
  const link = h(
    'a',
    { className: ['clause-link'], href: `#${id}` },
    h('span', { className: ['visually-hidden'] }, 'Clause '),
    label,
  );
  const block = statement(anchor.around);
  if (!block || block.properties['id'] !== undefined) {
    replace(anchor, h('span', { id, className: ['clause'] }, link), { type: 'text', value: ' ' });
    return;
  }
  block.properties['id'] = id;
  block.properties['className'] = ['clause'];
  replace(anchor, link, { type: 'text', value: ' ' }, ...anchor.element.children);
}

/** The list item that a paragraph opens, otherwise the nearest paragraph, cell or list item. */
function statement(around: readonly Element[]): Element | undefined {
  const at = around.findLastIndex(({ tagName }) => BLOCKS.has(tagName));
  const block = around[at];
  const outer = around[at - 1];
  const opens = outer?.tagName === 'li' && outer.children.find(({ type }) => type === 'element') === block;
  return block?.tagName === 'p' && opens && outer.properties['id'] === undefined ? outer : block;
}

/** Marks the words of RFC 2119 that are written in bold capitals. */
export function markKeywords(tree: Parameters<typeof placedElements>[0]): void {
  for (const { element } of placedElements(tree)) {
    const isKeyword = element.tagName === 'strong' && KEYWORD.test(toString(element).replaceAll(/\s+/g, ' '));
    if (isKeyword) element.properties['className'] = ['rfc2119'];
  }
}
