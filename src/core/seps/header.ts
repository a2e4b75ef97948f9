import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MetadataEntry } from '#schema/sep.ts';
import { canonicalKey } from './keys.ts';
import { blockEntries, tableEntries } from './entries.ts';

/** What stands above the text of a SEP. */
export interface Header {
  heading: Heading | null;
  /** Number of the heading `SEP-n: Title`; null where it has none. */
  number: number | null;
  title: string | null;
  /** Entries of the list, in order. */
  entries: MetadataEntry[];
  /** Entries of a table beside the list, which stays part of the text. */
  tableEntries: MetadataEntry[];
  /** Nodes that are title and metadata, no part of the text. */
  nodes: RootContent[];
}

const SEP_TITLE = /^\s*(?:MCP\s+)?SEP[-\s#]*(\d+)\s*(?:[:.–—-]\s*)?(.*)$/is;
const PREAMBLE = /^(preamble|metadata|header)$/i;

/** Finds title and metadata: the first heading, and lists of keys before the first section or in a preamble. */
export function readHeader(tree: Root): Header {
  const first = tree.children.find((node) => node.type === 'heading') ?? null;
  const heading = first && (first.depth === 1 || SEP_TITLE.test(toString(first))) ? first : null;
  const words = heading ? toString(heading, { includeHtml: false }) : '';
  const [, number, title] = SEP_TITLE.exec(words) ?? [];
  const header: Header = {
    heading,
    number: number === undefined ? null : Number(number),
    title: oneLine(title ?? words) || null,
    entries: [],
    tableEntries: [],
    nodes: heading ? [heading] : [],
  };
  for (const node of beforeSections(tree, heading)) readBlock(header, node);
  return header;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Top-level nodes up to the first section, those of a preamble included. */
function beforeSections(tree: Root, title: Heading | null): RootContent[] {
  const nodes = title ? tree.children.slice(tree.children.indexOf(title) + 1) : tree.children;
  const sections = nodes.flatMap((node, at) => (node.type === 'heading' ? [at] : []));
  const [first, second] = sections;
  const named = first === undefined ? undefined : nodes[first];
  const end = named && PREAMBLE.test(toString(named).trim()) ? second : first;
  return nodes.slice(0, end);
}

const isMetadata = (entries: MetadataEntry[]): boolean =>
  entries.filter((entry) => canonicalKey(entry.key) !== null).length >= Math.min(2, entries.length);

function readBlock(header: Header, node: RootContent): void {
  if (node.type === 'table') {
    const entries = tableEntries(node);
    if (entries && isMetadata(entries)) header.tableEntries.push(...entries);
  } else if (node.type === 'heading' && PREAMBLE.test(toString(node).trim())) header.nodes.push(node);
  else {
    const entries = blockEntries(node);
    if (!entries || !isMetadata(entries)) return;
    header.entries.push(...entries);
    header.nodes.push(node);
  }
}
