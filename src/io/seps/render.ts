import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { SepPages } from '#core/seps/addresses.ts';
import { parseMarkdown } from '#core/seps/markdown.ts';
import type { Sep } from '#schema/sep.ts';
import { placeAsides, placeCode, placePermalinks, placeTables } from './blocks.ts';
import { markKeywords } from './clauses.ts';
import { placeLinks } from './links.ts';
import { safeTree } from './tree.ts';

const stringifier = unified().use(rehypeStringify).freeze();

/** The text of a SEP as HTML for the page: safe, complete without scripts, with no address that loads by itself. */
export async function renderSep(sep: Pick<Sep, 'markdown' | 'number'>, pages: SepPages): Promise<string> {
  const safe = safeTree(parseMarkdown(sep.markdown), sep.number);
  placeLinks(safe, pages);
  markKeywords(safe.tree);
  placeTables(safe.tree);
  placeAsides(safe.tree);
  placePermalinks(safe.tree);
  await placeCode(safe.tree);
  return stringifier.stringify(safe.tree);
}
