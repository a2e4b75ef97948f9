import { javascript, parse, serdeSorted, textIn, type Node } from '../json/index.ts';

const SORTED = { ...javascript, members: serdeSorted.members };

/** True for a text that JavaScript parses as JSON into a value deeply equal to another: numbers are doubles. */
export function isJsonOf(text: string, value: Node): boolean {
  const parsed = parse(text);
  return parsed.ok && textIn(SORTED, parsed.node) === textIn(SORTED, value);
}
