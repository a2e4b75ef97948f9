import { parse, type Node } from '../json/index.ts';

/** A JSON value that a text holds, and what stands around it. */
export interface JsonInText {
  node: Node;
  form: 'plain' | 'fenced' | 'among lines' | 'encoded';
  /** The JSON string in which an encoded value stands, which may itself be what is meant. */
  string?: string;
}

const parsed = (text: string): Node | undefined => {
  const result = parse(text);
  return result.ok ? result.node : undefined;
};

const FENCE = /^(`{3,}|~{3,})[^\n`]*\n/;

/** What stands in a code fence that is the whole text. */
function fenced(text: string): string | undefined {
  const fence = FENCE.exec(text);
  const mark = fence?.[1];
  if (!fence || mark === undefined || !text.endsWith(mark) || text.length < fence[0].length + mark.length)
    return undefined;
  return text.slice(fence[0].length, text.length - mark.length);
}

/** From the first line that begins with a bracket or brace to the last that ends with one. */
function amongLines(text: string): string | undefined {
  const first = /^[ \t]*[[{]/m.exec(text);
  const last = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  return first && last > first.index ? text.slice(first.index, last + 1) : undefined;
}

/** The one JSON value that a text is, or that stands in it among other lines; undefined where there is none. */
export function jsonInText(text: string): JsonInText | undefined {
  const trimmed = text.trim();
  const whole = parsed(trimmed);
  if (whole?.kind === 'string') {
    const inner = parsed(whole.value);
    return inner ? { node: inner, form: 'encoded', string: whole.value } : { node: whole, form: 'plain' };
  }
  if (whole) return { node: whole, form: 'plain' };
  const inFence = fenced(trimmed);
  const fenceNode = inFence === undefined ? undefined : parsed(inFence);
  if (fenceNode) return { node: fenceNode, form: 'fenced' };
  const lines = amongLines(trimmed);
  const lineNode = lines === undefined ? undefined : parsed(lines);
  return lineNode && { node: lineNode, form: 'among lines' };
}
