import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { sectionTree } from '#core/seps/outline.ts';
import type { Section } from '#schema/sep.ts';
import { allowed } from './allowed.ts';
import { keepMeaning } from './before.ts';
import { nameParts } from './ids.ts';

/** The text of a SEP as safe elements; all ids are those of the page. */
export interface SafeTree {
  tree: HastRoot;
  sections: Section[];
  clauses: string[];
  /** Id on the page for each id and slug that the text may link to. */
  targets: ReadonlyMap<string, string>;
}

/** Raw text elements swallow what follows them; they are taken out before they are read as HTML. */
const SWALLOWING =
  'script|style|title|textarea|xmp|iframe|noembed|noframes|noscript|plaintext|template|select|svg|math';
const PAIR = new RegExp(`<(${SWALLOWING})\\b[\\s\\S]*?</\\1\\s*>`, 'gi');
const LONE = new RegExp(`</?(?:${SWALLOWING})\\b[^>]*(?:>|$)`, 'gi');

const toHast = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: 'Footnotes',
    footnoteLabelProperties: {},
  })
  .use(rehypeRaw)
  .use(() => keepMeaning)
  .use(rehypeSanitize, allowed)
  .freeze();

/** Lays out the text of the SEP `number`: nothing executable or styled, levels and ids in order. `body` is changed. */
export function safeTree(body: Root, number: number): SafeTree {
  visit(body, 'html', (node) => {
    node.value = node.value.replaceAll(PAIR, '').replaceAll(LONE, '');
  });
  const tree = toHast.runSync(body) as HastRoot;
  const { headings, clauses, targets } = nameParts(tree, number);
  return { tree, sections: sectionTree(headings), clauses, targets };
}
