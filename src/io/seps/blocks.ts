import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { capitalised } from '#core/numbers.ts';
import { highlight } from './highlight.ts';
import { h, placedElements, replace } from './walk.ts';

const LONGEST_NAME = 80;

/** Code in its language's classes; Mermaid stays source, under a caption. */
export async function placeCode(tree: Root): Promise<void> {
  for (const placed of placedElements(tree)) {
    const { element } = placed;
    const [code] = element.children;
    if (element.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') continue;
    const language = languageOf(code);
    const text = toString(code).replace(/\n$/, '');
    code.properties = {};
    code.children = await highlight(text, language);
    element.properties = {};
    if (language === 'mermaid') {
      replace(
        placed,
        h('figure', { className: ['mermaid'] }, h('figcaption', {}, 'Mermaid source'), element),
      );
    }
  }
}

const languageOf = (code: Element): string =>
  [code.properties['className']]
    .flat()
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length)
    .toLowerCase() ?? '';

/** Tables in a region that scrolls, alignment as a class, no heads without words. */
export function placeTables(tree: Root): void {
  let count = 0;
  for (const placed of placedElements(tree)) {
    const { element, around } = placed;
    if (element.tagName === 'th' || element.tagName === 'td') {
      const { align, ...rest } = element.properties;
      element.properties = align ? { ...rest, className: [`align-${String(align)}`] } : rest;
      if (element.tagName === 'th' && toString(element).trim() === '') element.tagName = 'td';
      else if (element.tagName === 'th') {
        element.properties['scope'] = around.some(({ tagName }) => tagName === 'thead') ? 'col' : 'row';
      }
    }
    if (element.tagName !== 'table') continue;
    count += 1;
    const name = `Table ${count}${headWords(element)}`;
    replace(
      placed,
      h('div', { className: ['scroll'], role: 'region', tabIndex: 0, ariaLabel: name }, element),
    );
  }
}

function headWords(table: Element): string {
  const words = placedElements(table)
    .filter(({ element }) => element.tagName === 'th')
    .map(({ element }) => toString(element).trim())
    .filter(Boolean)
    .join(', ');
  if (words === '') return '';
  return `: ${words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME).trimEnd()}…` : words}`;
}

/** Words that are set apart say what they are. */
export function placeAsides(tree: Root): void {
  for (const { element } of placedElements(tree)) {
    const kind = element.properties['dataKind'];
    if (element.tagName !== 'aside' || typeof kind !== 'string') continue;
    element.tagName = 'div';
    element.properties = { className: ['aside'], role: 'note' };
    element.children.unshift(h('p', { className: ['aside-kind'] }, capitalised(kind)));
  }
}

/** A link to itself after every heading; a script adds the button that copies it. */
export function placePermalinks(tree: Root): void {
  for (const placed of placedElements(tree)) {
    const { element } = placed;
    if (!/^h[2-6]$/.test(element.tagName) || typeof element.properties['id'] !== 'string') continue;
    const name = `Link to ${toString(element).replaceAll(/\s+/g, ' ').trim() || 'this section'}`;
    const link = h(
      'a',
      { className: ['permalink'], href: `#${element.properties['id']}`, ariaLabel: name },
      '#',
    );
    replace(
      placed,
      h('div', { className: ['heading', `heading-${element.tagName.slice(1)}`] }, element, link),
    );
  }
}
