import { memberOf, parse, pointerTo, textOf, type Node } from '../json/index.ts';

/** A tool result in a text that holds it. */
export interface FoundResult {
  /** Source text of the result alone; the node's offsets lead into it. */
  text: string;
  node: Node;
  /** Levels of objects and arrays. */
  depth: number;
}

/** What a value holds, or why it holds no result; `offset` leads into its text. */
export type Found = { results: FoundResult[] } | { offset: number; message: string };

const LEVELS = 5;
const has = (node: Node, key: string): boolean => memberOf(node, key) !== undefined;

/** True where a value has a member that only a tool result has. */
const isResult = (node: Node): boolean =>
  node.kind === 'object' && ['content', 'structuredContent', 'isError'].some((key) => has(node, key));

const isMessage = (node: Node): boolean => has(node, 'jsonrpc');

function cutOut(text: string, node: Node): FoundResult[] {
  const parsed = parse(text.slice(node.start, node.end));
  return parsed.ok
    ? [{ text: text.slice(node.start, node.end), node: parsed.node, depth: parsed.depth }]
    : [];
}

/** A value with the text that its offsets lead into; a string that holds JSON counts as what it holds. */
function opened(text: string, node: Node): { text: string; node: Node }[] {
  if (node.kind !== 'string') return [{ text, node }];
  if (!/^\s*[[{]/.test(node.value)) return [];
  const parsed = parse(node.value);
  return parsed.ok ? [{ text: node.value, node: parsed.node }] : [];
}

/** Values in which a log line or a protocol message may keep a result. */
function inner(text: string, node: Node): { text: string; node: Node }[] {
  if (node.kind === 'array') return node.items.flatMap((item) => opened(text, item));
  return node.kind === 'object' ? node.members.flatMap(({ value }) => opened(text, value)) : [];
}

/** The results that stand in a value, at most a few levels down, outermost first. */
export function resultsIn(text: string, node: Node, levels = LEVELS): FoundResult[] {
  if (isResult(node)) return cutOut(text, node);
  if (levels === 0) return [];
  const answer = isMessage(node) ? memberOf(node, 'result') : undefined;
  if (answer?.kind === 'object') return cutOut(text, answer);
  return inner(text, node).flatMap((one) => resultsIn(one.text, one.node, levels - 1));
}

const errorWords = (error: Node): string => {
  const words = textOf(memberOf(error, 'message'));
  const said = words === undefined ? '' : ` (${JSON.stringify(words.slice(0, 80))})`;
  return `this response carries a protocol error${said} and no result, so that there is nothing to show; paste a response with a result`;
};

/** The results of a whole JSON text: one alone, in a message or a log record, or a list of these. */
export function foundIn(text: string, node: Node, depth: number): Found {
  if (isResult(node)) return { results: [{ text, node, depth }] };
  const results = opened(text, node).flatMap((one) => resultsIn(one.text, one.node));
  if (results.length > 0) return { results };
  if (node.kind === 'object') {
    const error = memberOf(node, 'error');
    if (isMessage(node) && error) return { offset: error.start, message: errorWords(error) };
    const call = memberOf(node, 'method');
    if (call)
      return {
        offset: call.start,
        message: 'this is a request, which holds no result; paste the response to it',
      };
    return { results: [{ text, node, depth }] };
  }
  const wanted =
    'give a tool result (an object with content), a JSON-RPC response that holds one, or a list of these';
  if (node.kind === 'array') {
    const wrong = node.items.findIndex((item) => item.kind !== 'object');
    if (node.items.length === 0) return { offset: node.start, message: `the list is empty; ${wanted}` };
    if (wrong === -1) return { results: node.items.flatMap((item) => cutOut(text, item)) };
    const item = node.items[wrong] as Node;
    return {
      offset: item.start,
      message: `entry ${pointerTo('', wrong)} of the list is ${kindWords(item)}; ${wanted}`,
    };
  }
  return { offset: node.start, message: `the text is ${kindWords(node)}; ${wanted}` };
}

const kindWords = ({ kind }: Node): string =>
  kind === 'true' || kind === 'false' || kind === 'null' ? kind : kind === 'array' ? 'a list' : `a ${kind}`;
