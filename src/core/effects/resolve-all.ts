import type { Pointer } from '../forward/types.ts';
import { stepsOf, type Node } from '../json/index.ts';

interface Branch {
  next: Map<string, Branch>;
  wanted: Pointer | undefined;
}

const branch = (): Branch => ({ next: new Map(), wanted: undefined });

function branchesOf(pointers: Iterable<Pointer>): Branch {
  const root = branch();
  for (const pointer of pointers) {
    let at = root;
    for (const step of stepsOf(pointer)) {
      let below = at.next.get(step);
      if (!below) at.next.set(step, (below = branch()));
      at = below;
    }
    at.wanted = pointer;
  }
  return root;
}

/** The values that pointers lead to, in one walk: linear in the value and the pointers, however many members an object has. */
export function resolveAll(root: Node, pointers: Iterable<Pointer>): Map<Pointer, Node> {
  const found = new Map<Pointer, Node>();
  const stack: [Node, Branch][] = [[root, branchesOf(pointers)]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [node, { next, wanted }] = top;
    if (wanted !== undefined) found.set(wanted, node);
    if (node.kind === 'array') {
      for (const [step, below] of next) {
        const item = /^\d+$/.test(step) ? node.items[Number(step)] : undefined;
        if (item) stack.push([item, below]);
      }
    } else if (node.kind === 'object' && next.size > 0) {
      const wantedMembers = new Map<Branch, Node>();
      for (const { key, value } of node.members) {
        const below = next.get(key.value);
        if (below) wantedMembers.set(below, value);
      }
      for (const [below, value] of wantedMembers) stack.push([value, below]);
    }
  }
  return found;
}
