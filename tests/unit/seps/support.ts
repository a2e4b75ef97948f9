import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultTreeAdapter as adapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SepPages } from '#core/seps/addresses.ts';
import { readSep } from '#core/seps/read.ts';
import { renderSep } from '#io/seps/render.ts';
import type { ReadSep } from '#core/seps/read.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Hand-written files with which the reader must get along. */
export const samples = resolve(root, 'tests/seps');

/** A folder of real SEPs beside the project; null where it is not there. */
export const realSeps = ((folder: string) => (existsSync(folder) ? folder : null))(
  resolve(root, '../shared/inputs/seps'),
);

/** A site with the pages of SEP 2106 and 2200. */
export const pages: SepPages = {
  page: (number) => ([2106, 2200].includes(number) ? `/seps/${number}/` : null),
  hasPart: (number, id) => number === 2106 && id === 'abstract',
};

/** Reads a text that is a SEP. */
export function read(text: string, name = '7-sample.md'): ReadSep {
  const reading = readSep(name, `seps/${name}`, text);
  if ('skipped' in reading) throw new Error(reading.skipped);
  return reading.sep;
}

/** A SEP with a text under a metadata list that is complete. */
export const withMetadata = (lines: string): ReadSep =>
  read(`# SEP-7: Sample\n\n${lines}\n\n## Abstract\n\nWords.\n`);

export type Element = Tree.Element;

/** HTML of a Markdown text as the SEP 7. */
export const render = (markdown: string): Promise<string> => renderSep({ number: 7, markdown }, pages);

/** All elements of some HTML, in order. */
export function elements(html: string): Element[] {
  const inside = (node: Tree.ParentNode): Element[] =>
    node.childNodes.flatMap((child) =>
      adapter.isElementNode(child)
        ? [child, ...inside(child), ...('content' in child ? inside((child as Tree.Template).content) : [])]
        : [],
    );
  return inside(parseFragment(html));
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Elements of some HTML by tag name. */
export const byTag = (html: string, ...tags: string[]): Element[] =>
  elements(html).filter((element) => tags.includes(element.tagName));

/** Text of an element, or of some HTML. */
export function words(node: Tree.ParentNode | string): string {
  const parent = typeof node === 'string' ? parseFragment(node) : node;
  return parent.childNodes
    .map((child) => (adapter.isTextNode(child) ? child.value : 'childNodes' in child ? words(child) : ''))
    .join('');
}
