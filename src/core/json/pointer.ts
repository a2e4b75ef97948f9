import type { Node } from './types.ts';

/** A step of a JSON pointer: a key or a position. */
export type Step = string | number;

const escaped = (step: Step): string => {
  if (typeof step === 'number') return String(step);
  const plain = !step.includes('~') && !step.includes('/');
  return plain ? step : step.replaceAll('~', '~0').replaceAll('/', '~1');
};

/** The pointer (RFC 6901) of steps below a pointer; `pointerTo('', 'content', 0)` is `/content/0`. */
export const pointerTo = (base: string, ...steps: readonly Step[]): string =>
  steps.reduce<string>((pointer, step) => `${pointer}/${escaped(step)}`, base);

/** The steps of a pointer. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value of a key; the last of duplicates, as every client keeps it. Undefined where there is none. */
export function memberOf(node: Node | undefined, key: string): Node | undefined {
  if (node?.kind !== 'object') return undefined;
  for (let index = node.members.length - 1; index >= 0; index -= 1) {
    const member = node.members[index];
    if (member?.key.value === key) return member.value;
  }
  return undefined;
}

/** The value that a pointer leads to; undefined where it leads nowhere. */
export function resolve(root: Node, pointer: string): Node | undefined {
  let node: Node | undefined = root;
  for (const step of stepsOf(pointer))
    node = node?.kind === 'array' ? node.items[/^\d+$/.test(step) ? Number(step) : -1] : memberOf(node, step);
  return node;
}

/** The text of a string node; undefined for anything else. */
export const textOf = (node: Node | undefined): string | undefined =>
  node?.kind === 'string' ? node.value : undefined;
