import { memberOf, parse, pointerTo, textOf } from '../json/index.ts';
import type { JsonProblem, Member, Node } from '../json/index.ts';
import { faultsOf } from './faults.ts';
import type { Pointer } from './types.ts';

/** The contents of an embedded resource. */
export interface Resource {
  at: Pointer;
  node: Node;
  uri: string | undefined;
  mimeType: string | undefined;
  text: string | undefined;
  blob: string | undefined;
}

/** A block of `content`. A word that is absent, or is no string, is undefined. */
export interface Block {
  index: number;
  at: Pointer;
  node: Node;
  /** Its type; an empty string where it has none. */
  type: string;
  text: string | undefined;
  data: string | undefined;
  mimeType: string | undefined;
  uri: string | undefined;
  name: string | undefined;
  title: string | undefined;
  description: string | undefined;
  /** For whom it is annotated; undefined where it is not. */
  audience: readonly string[] | undefined;
  resource: Resource | undefined;
}

/** A received tool result: the lossless tree, and views of it. */
export interface ToolResult {
  node: Node;
  /** Blocks in order; empty where `content` is absent or no array. */
  content: readonly Block[];
  /** structuredContent; undefined where it is absent or JSON null. */
  structured: Node | undefined;
  /** True where isError is true. */
  isError: boolean;
  meta: Node | undefined;
  /** Top-level members as received, duplicates included. */
  members: readonly Member[];
  /** What the schema of the protocol does not allow, in words; empty for a valid result. */
  faults: readonly string[];
}

const audienceOf = (node: Node): readonly string[] | undefined => {
  const audience = memberOf(memberOf(node, 'annotations'), 'audience');
  if (audience?.kind !== 'array') return undefined;
  return audience.items.flatMap((item) => textOf(item) ?? []);
};

function resourceOf(block: Node, blockAt: Pointer): Resource | undefined {
  const node = memberOf(block, 'resource');
  if (node?.kind !== 'object') return undefined;
  const word = (key: string) => textOf(memberOf(node, key));
  const at = `${blockAt}/resource`;
  return {
    at,
    node,
    uri: word('uri'),
    mimeType: word('mimeType'),
    text: word('text'),
    blob: word('blob'),
  };
}

function blockOf(node: Node, index: number): Block {
  const at = pointerTo('/content', index);
  const word = (key: string) => textOf(memberOf(node, key));
  return {
    index,
    at,
    node,
    type: word('type') ?? '',
    text: word('text'),
    data: word('data'),
    mimeType: word('mimeType'),
    uri: word('uri'),
    name: word('name'),
    title: word('title'),
    description: word('description'),
    audience: audienceOf(node),
    resource: resourceOf(node, at),
  };
}

/** The view of a parsed tool result; `depth` counts its levels, 0 where they were not counted. */
export function toolResult(node: Node, depth = 0): ToolResult {
  const content = memberOf(node, 'content');
  const structured = memberOf(node, 'structuredContent');
  const blocks = content?.kind === 'array' ? content.items.map(blockOf) : [];
  return {
    node,
    content: blocks,
    structured: structured?.kind === 'null' ? undefined : structured,
    isError: memberOf(node, 'isError')?.kind === 'true',
    meta: memberOf(node, '_meta'),
    members: node.kind === 'object' ? node.members : [],
    faults: faultsOf(node, blocks, depth),
  };
}

/** Parses the JSON text of a tool result. */
export function readToolResult(
  text: string,
): { ok: true; result: ToolResult } | { ok: false; problem: JsonProblem } {
  const parsed = parse(text);
  return parsed.ok ? { ok: true, result: toolResult(parsed.node, parsed.depth) } : parsed;
}
