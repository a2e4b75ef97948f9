import type { Html, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/;

/** The text without a byte order mark and YAML front matter; what stays keeps its line. */
export function withoutFrontMatter(text: string): { text: string; had: boolean } {
  const plain = text.replace(/^\uFEFF/, '');
  const match = FRONT_MATTER.exec(plain);
  if (!match) return { text: plain, had: false };
  return { text: match[0].replaceAll(/[^\n]/g, '') + plain.slice(match[0].length), had: true };
}

/** Markdown with GitHub's extensions, as a tree; the inside of an element such as `<Note>` is Markdown too. */
export function parseMarkdown(text: string, line = 1): Root {
  const tree = parser.parse(text);
  if (line > 1) moveDown(tree, line - 1);
  visit(tree, 'html', (node, index, parent) => {
    const parts = componentParts(node);
    if (!parts || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...(parts as never[]));
    return index + parts.length;
  });
  return tree;
}

const COMPONENT = /^(<([A-Z][A-Za-z]*)\b[^>]*>)[ \t]*\r?\n([\s\S]*?)\r?\n?[ \t]*(<\/\2>)\s*$/;

/** CommonMark takes a component written without blank lines as one piece of HTML; MDX, where it is at home, does not. */
function componentParts(node: Html): RootContent[] | null {
  const [, open, , inside, close] = COMPONENT.exec(node.value) ?? [];
  if (open === undefined || inside === undefined || close === undefined) return null;
  const inner = parseMarkdown(inside, (node.position?.start.line ?? 1) + 1);
  return [{ type: 'html', value: open }, ...inner.children, { type: 'html', value: close }];
}

function moveDown(tree: Root, lines: number): void {
  visit(tree, (node) => {
    if (!node.position) return;
    node.position.start.line += lines;
    node.position.end.line += lines;
  });
}
