import { describe, expect, test } from 'vitest';
import { attribute, byTag, elements, render, words } from './support.ts';

const classOf = (element: Parameters<typeof attribute>[0]) => attribute(element, 'class');

describe('tables', () => {
  test('alignment is a class, the table scrolls in a named region', async () => {
    const html = await render('| A | B | C |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |\n');
    expect(byTag(html, 'td').map(classOf)).toEqual(['align-left', 'align-center', 'align-right']);
    expect(html).not.toMatch(/style=|[^-]align=/);
    const region = elements(html)[0];
    expect(region?.attrs).toEqual([
      { name: 'class', value: 'scroll' },
      { name: 'role', value: 'region' },
      { name: 'tabindex', value: '0' },
      { name: 'aria-label', value: 'Table 1: A, B, C' },
    ]);
    expect(byTag(html, 'th').map((cell) => attribute(cell, 'scope'))).toEqual(['col', 'col', 'col']);
  });

  test('a head without words is no head, regions differ by name', async () => {
    const table = '|  | B |\n| --- | --- |\n| 1 | 2 |\n\n';
    const html = await render(`${table}${table}`);
    expect(byTag(html, 'th').map(words)).toEqual(['B', 'B']);
    const names = byTag(html, 'div').map((element) => attribute(element, 'aria-label'));
    expect(new Set(names).size).toBe(2);
  });
});

describe('code', () => {
  test('tokens have classes and no style; the text is unchanged', async () => {
    const code = '// a comment\nconst a: string = f("<b>");\n\nreturn a;';
    const html = await render(`\`\`\`ts\n${code}\n\`\`\`\n`);
    expect(words(html)).toBe(code);
    const spans = byTag(html, 'span');
    expect(new Set(spans.map(classOf))).toEqual(
      new Set(['tok-comment', 'tok-keyword', 'tok-constant', 'tok-function', 'tok-string']),
    );
    expect(
      spans.find((span) => classOf(span) === 'tok-comment' && words(span).trim() === '// a comment'),
    ).toBeDefined();
    expect(html).not.toContain('style');
  });

  test('a language that is not known leaves plain text', async () => {
    const html = await render('```klingon\nqapla <b>\n```\n');
    expect(html).toBe('<pre><code>qapla &#x3C;b></code></pre>');
  });

  test('Mermaid is shown as source', async () => {
    const html = await render('```mermaid\ngraph TD; A-->B\n```\n');
    expect(words(byTag(html, 'figcaption')[0] ?? '')).toBe('Mermaid source');
    expect(words(byTag(html, 'code')[0] ?? '')).toBe('graph TD; A-->B');
  });
});

describe('text', () => {
  test('tasks say their state in words', async () => {
    const html = await render('- [x] one\n- [ ] two\n');
    expect(byTag(html, 'li').map((item) => words(item).trim())).toEqual(['done one', 'to do two']);
    expect(byTag(html, 'input')).toEqual([]);
  });

  test('footnotes lead there and back', async () => {
    const html = await render('First[^a] and again[^a], second[^b].\n\n[^a]: Words A.\n[^b]: Words B.\n');
    const ids = elements(html).flatMap((element) => attribute(element, 'id') ?? []);
    const links = byTag(html, 'a').map((link) => attribute(link, 'href') ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    expect(links.length).toBeGreaterThanOrEqual(6);
    expect(links.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });

  test('lists stay within lists', async () => {
    const html = await render('1. one\n   - two\n     - three\n\n       ```json\n       {}\n       ```\n');
    const inner = byTag(html, 'li').at(-1);
    expect(words(inner ?? '')).toContain('three');
    expect(byTag(html, 'ol', 'ul')).toHaveLength(3);
    expect(byTag(html, 'pre')).toHaveLength(1);
  });

  test('a component sets words apart, Markdown within it is read', async () => {
    const html = await render(
      '<Note>\nSee [this](https://example.com/).\n</Note>\n\n<Warning>\n\nBlank lines.\n\n</Warning>\n',
    );
    const notes = byTag(html, 'div').filter((element) => attribute(element, 'role') === 'note');
    expect(notes.map((note) => words(note).replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Note See this.',
      'Warning Blank lines.',
    ]);
    expect(byTag(html, 'a')).toHaveLength(1);
  });

  test('an image is named and linked, never loaded', async () => {
    const html = await render('![A chart](./chart.png)\n\nIn words ![](https://example.com/x.png), too.\n');
    expect(byTag(html, 'img')).toEqual([]);
    expect(byTag(html, 'figure')).toHaveLength(1);
    expect(words(html)).toContain('Image: A chart');
    expect(words(html)).toContain('Image: no description given');
    expect(byTag(html, 'a').map((link) => attribute(link, 'href'))).toEqual([
      'https://github.com/modelcontextprotocol/modelcontextprotocol/blob/main/seps/chart.png',
      'https://example.com/x.png',
    ]);
  });
});

describe('addresses', () => {
  test.each([
    ['./2106-json-schema.md', '/seps/2106/'],
    ['2106-json-schema.md#abstract', '/seps/2106/#abstract'],
    ['./2106-json-schema.md#gone', '/seps/2106/'],
    ['https://github.com/modelcontextprotocol/modelcontextprotocol/blob/main/seps/2200-x.md', '/seps/2200/'],
    [
      'https://github.com/modelcontextprotocol/modelcontextprotocol/blob/main/seps/2200-x.md?plain=1#L3',
      'https://github.com/modelcontextprotocol/modelcontextprotocol/blob/main/seps/2200-x.md?plain=1#L3',
    ],
    [
      './9999-other.md',
      'https://github.com/modelcontextprotocol/modelcontextprotocol/blob/main/seps/9999-other.md',
    ],
    ['../docs/a.mdx', 'https://github.com/modelcontextprotocol/modelcontextprotocol/blob/main/docs/a.mdx'],
    ['/community/x', 'https://modelcontextprotocol.io/community/x'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['#the-part', '#the-part'],
    ['#nowhere', undefined],
    ['ftp://example.com/', undefined],
    ['tel:123', undefined],
  ])('%s leads to %s', async (given, address) => {
    const html = await render(`[words](<${given}>)\n\n## The part\n`);
    const link = byTag(html, 'a').find((element) => words(element) === 'words');
    expect(link && attribute(link, 'href')).toBe(address);
    expect(words(html)).toContain('words');
  });
});

describe('ids', () => {
  test('headings have a permalink; none takes an id of the page', async () => {
    const html = await render(
      '## Main\n\n## Main\n\n## Page related\n\n## 7-1a\n\n<p id="Main">x</p>\n\n[here](#main)\n',
    );
    const headings = byTag(html, 'h2').map((heading) => attribute(heading, 'id'));
    expect(headings).toEqual(['section-main', 'section-main-1', 'section-page-related', 'section-7-1a']);
    expect(byTag(html, 'p').map((element) => attribute(element, 'id'))).toContain('text-main');
    const links = byTag(html, 'a');
    expect(
      links.filter((link) => classOf(link) === 'permalink').map((link) => attribute(link, 'href')),
    ).toEqual(headings.map((id) => `#${id}`));
    expect(links.map(words)).toContain('here');
  });

  test('a clause has its id on the statement, with a link to itself', async () => {
    const html = await render(
      '- <a id="7-3a"></a>Clients **SHOULD NOT** do it.\n\n  More.\n- <a id="7-3b"></a>Servers **may**.\n\n<a id="7-4"></a>A paragraph **MUST**.\n\n<a id="8-1a"></a>Not its own.\n',
    );
    const clauses = elements(html).filter((element) => classOf(element) === 'clause');
    expect(clauses.map((element) => [element.tagName, attribute(element, 'id')])).toEqual([
      ['li', '7-3a'],
      ['li', '7-3b'],
      ['p', '7-4'],
    ]);
    const links = byTag(html, 'a').filter((link) => classOf(link) === 'clause-link');
    expect(links.map((link) => [words(link), attribute(link, 'href')])).toEqual([
      ['Clause 3a', '#7-3a'],
      ['Clause 3b', '#7-3b'],
      ['Clause 4', '#7-4'],
    ]);
    expect(byTag(html, 'strong').map((strong) => [words(strong), classOf(strong)])).toEqual([
      ['SHOULD NOT', 'rfc2119'],
      ['may', undefined],
      ['MUST', 'rfc2119'],
    ]);
    expect(html).toContain('id="text-8-1a"');
  });

  test('two clauses in one paragraph are both there', async () => {
    const html = await render('<a id="7-1a"></a>One. <a id="7-1b"></a>Two.\n');
    const ids = elements(html).flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids.sort()).toEqual(['7-1a', '7-1b']);
  });
});
