import type { Root } from 'mdast';
import type { LocatedWarning, Sep } from '#schema/sep.ts';
import { readHeader } from './header.ts';
import { mentionedSeps } from './mentions.ts';
import { parseMarkdown, withoutFrontMatter } from './markdown.ts';
import { readMetadata } from './metadata.ts';
import { runsText } from './runs.ts';
import { canonicalKey } from './keys.ts';

/** A SEP whose text is read but not yet laid out: sections and clauses follow from the laid-out text. */
export type ReadSep = Omit<Sep, 'sections' | 'clauses'>;

/** Either a SEP with the tree of its text, or why the file is none. */
export type Reading = { sep: ReadSep; body: Root } | { skipped: string };

const NO_SEP = /^(?:readme|template|index|contributing)\b/i;

/**
 * Reads a file in the form of the spec repository. Takes its name without folders, `file` as warnings name it, and its
 * text; never throws on odd metadata.
 */
export function readSep(name: string, file: string, text: string): Reading {
  if (NO_SEP.test(name)) return { skipped: 'is no SEP but a file about SEPs' };
  const plain = withoutFrontMatter(text);
  const tree = parseMarkdown(plain.text);
  const header = readHeader(tree);
  const inName = /^(?:sep-?)?(\d+)(?=[-_.])/i.exec(name)?.[1];
  const number = header.number || Number(inName ?? 0);
  if (header.number === null && inName === undefined) {
    return { skipped: 'has neither a heading "SEP-n: Title" nor a number in its name' };
  }
  if (number === 0) return { skipped: 'has the placeholder 0 for a number' };

  const warnings: LocatedWarning[] = [];
  const warn = (line: number, message: string) => warnings.push({ file, line, column: 1, message });
  const titleLine = header.heading?.position?.start.line ?? 1;
  if (plain.had) warn(1, 'front matter is not read; the metadata is the list under the title');
  if (header.number === null)
    warn(titleLine, `the heading is not "SEP-n: Title"; ${number} is the file name's`);
  else if (inName !== undefined && Number(inName) !== number) {
    warn(titleLine, `the heading says ${number}, the file name ${Number(inName)}; the heading's is taken`);
  }
  const listLine = header.entries[0]?.line ?? titleLine;
  const metadata = readMetadata(header.entries, header.tableEntries, listLine, warn);
  const kept = tree.children.filter((node) => !header.nodes.includes(node));
  return {
    sep: {
      number,
      title: header.title ?? titleElsewhere() ?? titleOfName(name),
      file,
      ...metadata,
      mentions: mentionedSeps(tree).filter((other) => other !== number),
      warnings,
      markdown: withoutNodes(plain.text, header.nodes),
    },
    body: { type: 'root', children: kept },
  };

  function titleElsewhere(): string | null {
    const entry = header.entries.find(({ key }) => canonicalKey(key) === 'title');
    warn(titleLine, 'there is no title above the text; it is taken from the metadata or the file name');
    return (entry && runsText(entry.value)) || null;
  }
}

/** `2200-clarify-tools.md` as `Clarify tools`. */
function titleOfName(name: string): string {
  const words = name.replace(/\.[a-z]+$/i, '').replace(/^(?:sep-?)?\d+[-_]*/i, '');
  const spaced = words.replaceAll(/[-_]+/g, ' ').trim();
  return spaced === '' ? 'Untitled' : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The text with the lines of some top-level nodes emptied, so that every other line keeps its number. */
function withoutNodes(text: string, nodes: readonly Root['children'][number][]): string {
  const lines = text.split('\n');
  for (const { position } of nodes) {
    if (position) lines.fill('', position.start.line - 1, position.end.line);
  }
  return lines.join('\n');
}
