import { mirrorsOf, piecesOf } from '../effects/index.ts';
import { toolResult, type ToolResult } from '../forward/tool-result.ts';
import { javascript, memberOf, textIn, type ArrayNode, type Dialect, type Node } from '../json/index.ts';
import type { FoundResult } from './found.ts';
import { sourceOf, withMembers } from './splice.ts';
import { summaryOf } from './summary.ts';
import type { WhatIf } from './what-ifs.ts';

/** The text of the changed result, or why the change has nothing to change. */
export type Changed = { text: string } | { unfit: string };

/** Compact JSON that keeps numbers, order and duplicate keys as received. */
const COMPACT: Dialect = {
  ...javascript,
  number: (raw) => raw,
  members: (members) => members,
  keepsDuplicates: true,
};

const ROWS_URI = 'result://rows.json';

const textBlock = (text: string): string => `{"type": "text", "text": ${JSON.stringify(text)}}`;
const list = (items: readonly string[]): string => `[${items.join(', ')}]`;

/** Positions of the blocks of content that hold the value of structuredContent. */
function mirrorBlocks(result: ToolResult): Set<number> {
  const mirrors = mirrorsOf(piecesOf(result), result.structured);
  return new Set(mirrors.map(({ text }) => Number(text.split('/')[2])));
}

const blocksBut = (found: FoundResult, result: ToolResult, leave: (index: number) => boolean): string[] =>
  result.content.filter(({ index }) => !leave(index)).map(({ node }) => sourceOf(found, node));

/** The longest list by its source text, in the value or its members. */
function longestList(value: Node): ArrayNode | undefined {
  if (value.kind === 'array') return value;
  if (value.kind !== 'object') return undefined;
  const lists = value.members.flatMap(({ value: inner }) =>
    inner.kind === 'array' || inner.kind === 'object' ? (longestShallow(inner) ?? []) : [],
  );
  return longest(lists);
}

const longestShallow = (value: Node): ArrayNode | undefined => {
  if (value.kind === 'array') return value;
  if (value.kind !== 'object') return undefined;
  return longest(value.members.flatMap(({ value: inner }) => (inner.kind === 'array' ? inner : [])));
};

const longest = (lists: readonly ArrayNode[]): ArrayNode | undefined =>
  lists.reduce<ArrayNode | undefined>(
    (best, one) => (best && best.end - best.start >= one.end - one.start ? best : one),
    undefined,
  );

function behindResource(found: FoundResult, result: ToolResult, structured: Node): Changed {
  const rows = longestList(structured);
  if (!rows || rows.items.length === 0) return { unfit: 'structuredContent holds no list' };
  const told = `{"count": ${rows.items.length}, "uri": ${JSON.stringify(ROWS_URI)}}`;
  const before = found.text.slice(structured.start, rows.start);
  const after = found.text.slice(rows.end, structured.end);
  const link = `{"type": "resource_link", "uri": ${JSON.stringify(ROWS_URI)}, "name": "rows.json", "mimeType": "application/json"}`;
  const isText = (index: number) => result.content[index]?.type === 'text';
  const content = [textBlock(summaryOf(structured)), link, ...blocksBut(found, result, isText)];
  return { text: withMembers(found, { content: list(content), structuredContent: before + told + after }) };
}

/** A result as it would be with a change made to it; what is not changed stays as it was received. */
export function whatIf(found: FoundResult, change: WhatIf): Changed {
  if (change === 'as-is') return { text: found.text };
  const result = toolResult(found.node, found.depth);
  const structured = memberOf(found.node, 'structuredContent');
  if (!structured || structured.kind === 'null') return { unfit: 'the result has no structuredContent' };
  const copies = mirrorBlocks(result);
  switch (change) {
    case 'no-mirror': {
      if (copies.size === 0) return { unfit: 'content holds no copy of structuredContent' };
      const kept = blocksBut(found, result, (index) => copies.has(index));
      return { text: withMembers(found, { content: list(kept) }) };
    }
    case 'mirror': {
      if (copies.size > 0) return { unfit: 'content holds a copy of structuredContent already' };
      const copy = textBlock(textIn(COMPACT, structured));
      return {
        text: withMembers(found, { content: list([copy, ...blocksBut(found, result, () => false)]) }),
      };
    }
    case 'summary': {
      const others = blocksBut(found, result, (index) => result.content[index]?.type === 'text');
      return { text: withMembers(found, { content: list([textBlock(summaryOf(structured)), ...others]) }) };
    }
    case 'resource':
      return behindResource(found, result, structured);
    case 'structured':
      if (result.content.length === 0) return { unfit: 'content is empty already' };
      return { text: withMembers(found, { content: '[]' }) };
    default:
      return change satisfies never;
  }
}

/** The text of a result with isError set or left out. */
export const withError = (found: FoundResult, isError: boolean): string =>
  withMembers(found, { isError: isError ? 'true' : undefined });
