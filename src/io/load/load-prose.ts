import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Prose } from '#core/data.ts';
import { idsIn } from '#core/prose-tree.ts';
import { parseProse } from './parse-prose.ts';
import type { LocatedProblem } from './problem.ts';
import { readText } from './read-text.ts';

/** SEPs are read, and their links checked, by a reader of their own. */
const SEPS = 'content/seps/';
/** The sections of the report share one page. */
const REPORT = 'content/report/';
/** Ids that the layout gives every page. */
const OF_LAYOUT = ['main'];

/** Ids of the page on which each file stands. */
function withAnchors(pages: readonly Prose[]): Prose[] {
  const own = (page: Prose) => (page.tree ? idsIn(page.tree) : []);
  const sections = pages.filter(({ file }) => file.startsWith(REPORT));
  const ofReport = sections.flatMap((page) => [
    basename(page.file, '.mdx').replace(/^\d+-/, ''),
    ...own(page),
  ]);
  return pages.map((page) => {
    if (!page.tree) return page;
    const ids = page.file.startsWith(REPORT) ? ofReport : own(page);
    return { ...page, anchors: new Set([...ids, ...OF_LAYOUT]) };
  });
}

/** Reads and parses every Markdown and MDX file of content/ under a root folder, by path. */
export function loadProse(root: string): { prose: Prose[]; problems: LocatedProblem[] } {
  const problems: LocatedProblem[] = [];
  if (!existsSync(join(root, 'content'))) return { prose: [], problems };
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .sort();
  const pages = files.flatMap((file): Prose[] => {
    const read = readText(root, file);
    if (!read.ok) {
      problems.push(...read.problems);
      return [];
    }
    if (file.startsWith(SEPS)) return [{ file, text: read.value }];
    const parsed = parseProse(file, read.value);
    problems.push(...parsed.problems);
    return [{ file, text: read.value, ...(parsed.tree ? { tree: parsed.tree } : {}) }];
  });
  return { prose: withAnchors(pages), problems };
}
