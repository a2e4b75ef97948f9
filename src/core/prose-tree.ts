import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** An element of MDX; an expression as a value is `{ value }` and not text. */
export interface ProseElement {
  /** Null for a fragment. */
  name: string | null;
  attributes: { name?: string; value?: string | null | { value: string } }[];
  offset: number;
}

/** A node of a tree with the fields that some nodes of Markdown and MDX have. */
interface AnyNode {
  type: string;
  name?: string | null;
  attributes?: ProseElement['attributes'];
  value?: string;
  url?: string;
  position?: { start: { offset?: number } };
}

/** Every node of one of some types, in the order of the text; offsets count UTF-16 units. */
export function nodesOf(tree: Root, ...types: string[]): (AnyNode & { offset: number })[] {
  const found: (AnyNode & { offset: number })[] = [];
  visit(tree, (node) => {
    const any = node as AnyNode;
    if (types.includes(any.type)) found.push({ ...any, offset: any.position?.start.offset ?? 0 });
  });
  return found;
}

/** Every element of MDX, components included. */
export const elementsIn = (tree: Root): ProseElement[] =>
  nodesOf(tree, 'mdxJsxTextElement', 'mdxJsxFlowElement').map(({ name, attributes, offset }) => ({
    name: name ?? null,
    attributes: attributes ?? [],
    offset,
  }));

/** Ids that a text gives its page: those of its headings, as the site makes them, and those of its elements. */
export function idsIn(tree: Root): string[] {
  const slugger = new GithubSlugger();
  const headings: string[] = [];
  visit(tree, 'heading', (node) => void headings.push(slugger.slug(toString(node))));
  const written = elementsIn(tree).flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => (name === 'id' && typeof value === 'string' ? value : [])),
  );
  return [...headings, ...written];
}
