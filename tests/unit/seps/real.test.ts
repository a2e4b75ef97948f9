import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { flatSections } from '#core/seps/outline.ts';
import { sep as schema } from '#schema/sep.ts';
import { loadSeps } from '#io/seps/load.ts';
import { renderSep } from '#io/seps/render.ts';
import { byTag, pages, realSeps } from './support.ts';

const why = realSeps ? '' : ' (left out: there is no folder ../shared/inputs/seps beside the project)';
if (why) process.stdout.write(`real SEPs${why}\n`);

/** Headings, tables, code blocks and lists of Markdown, title and list of metadata aside. */
function inSource(file: string): Record<string, number> {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(readFileSync(file, 'utf8'));
  const counts: Record<string, number> = { heading: -1, list: -1, table: 0, code: 0 };
  visit(tree, ({ type }) => {
    if (counts[type] !== undefined) counts[type] += 1;
  });
  return counts;
}

const inPage = (html: string): Record<string, number> => ({
  heading: byTag(html, 'h2', 'h3', 'h4', 'h5', 'h6').length,
  list: byTag(html, 'ul', 'ol').length,
  table: byTag(html, 'table').length,
  code: byTag(html, 'pre').length,
});

describe.skipIf(!realSeps)(`real SEPs${why}`, () => {
  const folder = realSeps ?? '';
  const { seps, skipped, warnings } = realSeps ? loadSeps([folder]) : { seps: [], skipped: [], warnings: [] };

  test('all are read, as typed data', () => {
    expect(seps).toHaveLength(8);
    expect(skipped).toEqual([]);
    for (const sep of seps) expect(schema.safeParse(sep).error, sep.file).toBeUndefined();
  });

  test('their facts', () => {
    const facts = seps.map(({ markdown: _, sections, warnings: __, outcome: ___, ...sep }) => ({
      ...sep,
      headings: flatSections(sections).map(({ level, slug }) => `${level} ${slug}`),
    }));
    expect(facts).toMatchSnapshot();
    expect(warnings.map(({ file, line, message }) => `${file}:${line} ${message}`)).toMatchSnapshot();
  });

  test('every heading, table, code block and list of a file is on its page', async () => {
    for (const sep of seps) {
      const source = inSource(join(folder, sep.file.split('/').at(-1) ?? ''));
      expect(source['heading'], sep.file).toBeGreaterThan(4);
      expect(inPage(await renderSep(sep, pages)), sep.file).toEqual(source);
    }
  });
});
