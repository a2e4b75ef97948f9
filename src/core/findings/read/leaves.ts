import { lastWins, pointerTo, type Node, type ScalarNode, type Step } from '../../json/index.ts';
import { pointerOf, type Place } from '../../effects/place.ts';
import type { Pointer } from '../../forward/types.ts';

/** A scalar in structuredContent. */
export interface Leaf {
  node: ScalarNode;
  /** The nearest key above it; empty where there is none. */
  key: string;
  /** Worked out on demand: a pointer has its depth's length. */
  at: () => Pointer;
  /** The member or item of structuredContent that it is in; undefined where it is structuredContent itself. */
  top: Step | undefined;
  /** True where a list of objects holds it. */
  inRow: boolean;
}

const STRUCTURED = '/structuredContent';

// Values deeper than this are told by the pointer of the value that holds them.
const MOST_STEPS = 200;

function shortened(pointer: Pointer): Pointer {
  const steps = pointer.split('/');
  return steps.length > MOST_STEPS ? steps.slice(0, MOST_STEPS).join('/') : pointer;
}

interface Open {
  node: Node;
  place: Place | undefined;
  key: string;
  top: Step | undefined;
  inRow: boolean;
}

/** Scalars of a value in order, the last of duplicate keys; without recursion. */
export function leavesOf(root: Node): Leaf[] {
  const leaves: Leaf[] = [];
  const stack: Open[] = [{ node: root, place: undefined, key: '', top: undefined, inRow: false }];
  for (let open = stack.pop(); open; open = stack.pop()) {
    const { node, place, key, inRow } = open;
    if (node.kind === 'array') {
      for (let index = node.items.length - 1; index >= 0; index -= 1) {
        const item = node.items[index] as Node;
        const row = inRow || item.kind === 'object';
        const top = open.top ?? index;
        stack.push({ node: item, place: { step: index, above: place }, key, top, inRow: row });
      }
    } else if (node.kind === 'object') {
      const members = lastWins(node.members);
      for (let index = members.length - 1; index >= 0; index -= 1) {
        const member = members[index];
        if (!member) continue;
        const step = member.key.value;
        const top = open.top ?? step;
        stack.push({ node: member.value, place: { step, above: place }, key: step, top, inRow });
      }
    } else {
      leaves.push({ node, key, top: open.top, inRow, at: () => shortened(pointerOf(STRUCTURED, place)) });
    }
  }
  return leaves;
}

/** Lengths of the lists in a value. */
export function listLengths(root: Node): Set<number> {
  const lengths = new Set<number>();
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.kind === 'array') {
      lengths.add(node.items.length);
      for (const item of node.items) stack.push(item);
    } else if (node.kind === 'object') {
      for (const { value } of node.members) stack.push(value);
    }
  }
  return lengths;
}

/** The pointer of a block, from one into it. */
export const blockAt = (at: Pointer): Pointer => {
  const [, content = '', index] = at.split('/', 3);
  return index === undefined ? at : pointerTo('', content, index);
};
