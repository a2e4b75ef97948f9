import type { List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MetadataEntry } from '#schema/sep.ts';
import { toRuns } from './runs.ts';

const lineOf = (node: { position?: { start: { line: number } } | undefined }): number =>
  node.position?.start.line ?? 1;

/** Keys without emphasis are taken only where they are known: any sentence may hold a colon. */
const PLAIN_KEY =
  /^(sep(?: number)?|title|status|type|created|date|authors?(?:\(s\))?|sponsors?(?:\(s\))?|pr|pull request|issue|related issues?|discussion)\s*:\s*/i;

function entryOf(nodes: readonly PhrasingContent[], line: number): MetadataEntry | null {
  const [first, second, ...rest] = nodes;
  if (first?.type === 'strong') {
    const words = toString(first).trim();
    if (words.endsWith(':')) {
      return {
        key: words.slice(0, -1).trim() || '?',
        value: toRuns([second, ...rest].filter((n) => n !== undefined)),
        line,
      };
    }
    if (second?.type !== 'text' || !/^\s*:/.test(second.value)) return null;
    const value = [{ ...second, value: second.value.replace(/^\s*:/, '') }, ...rest];
    return { key: words || '?', value: toRuns(value), line };
  }
  if (first?.type !== 'text') return null;
  const [match, key] = PLAIN_KEY.exec(first.value) ?? [];
  if (match === undefined || key === undefined) return null;
  const value = [
    { ...first, value: first.value.slice(match.length) },
    ...[second, ...rest].filter((n) => n !== undefined),
  ];
  return { key, value: toRuns(value), line };
}

/** Entries of a list of keys; null where an item is something else, so that no other list is taken for it. */
function listEntries(list: List): MetadataEntry[] | null {
  const entries = list.children.flatMap((item) => {
    const [first, ...rest] = item.children;
    if (first?.type !== 'paragraph') return [null];
    const entry = entryOf(first.children, lineOf(item));
    if (!entry) return [null];
    const more = rest.flatMap((block) => toRuns([{ type: 'text', value: toString(block) }]));
    return [
      { ...entry, value: more.length > 0 ? joined([entry.value, ...more.map((run) => [run])]) : entry.value },
    ];
  });
  const found = entries.filter((entry) => entry !== null);
  return found.length > 0 && found.length === entries.length ? found : null;
}

const joined = (values: MetadataEntry['value'][]): MetadataEntry['value'] =>
  values.flatMap((value, at) => (at === 0 ? value : [{ text: ', ', url: null }, ...value]));

/** Entries of a paragraph that holds one key a line; null where a line is something else. */
function paragraphEntries(paragraph: Paragraph): MetadataEntry[] | null {
  const lines: PhrasingContent[][] = [[]];
  let at = lineOf(paragraph);
  const starts = [at];
  const next = () => {
    lines.push([]);
    starts.push((at += 1));
  };
  for (const node of paragraph.children) {
    if (node.type === 'break') next();
    else if (node.type === 'text') {
      for (const [index, value] of node.value.split('\n').entries()) {
        if (index > 0) next();
        if (value !== '') lines.at(-1)?.push({ type: 'text', value });
      }
    } else lines.at(-1)?.push(node);
  }
  const entries = lines.map((nodes, index) => entryOf(nodes, starts[index] ?? at));
  const found = entries.filter((entry) => entry !== null);
  return found.length > 0 && found.length === entries.length ? found : null;
}

/** Entries of a table of two columns, its head row included. */
export function tableEntries(table: Table): MetadataEntry[] | null {
  const entries = table.children.flatMap((row) => {
    const [key, value, ...rest] = row.children;
    if (!key || !value || rest.length > 0) return [null];
    const name = toString(key).replace(/:\s*$/, '').trim();
    return name === '' ? [] : [{ key: name, value: toRuns(value.children), line: lineOf(row) }];
  });
  const found = entries.filter((entry) => entry !== null);
  return found.length > 0 && found.length === entries.length ? found : null;
}

/** Metadata that a block of text before the first section holds; null where it holds none. */
export function blockEntries(node: RootContent): MetadataEntry[] | null {
  if (node.type === 'list') return listEntries(node);
  return node.type === 'paragraph' ? paragraphEntries(node) : null;
}
