import { lastWins, type Node } from '../../json/index.ts';

/** A JSON value as JavaScript has it; objects have no prototype. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** Plain values of a tree; recursive, for a depth that was checked. */
export function plainOf(node: Node): Plain {
  switch (node.kind) {
    case 'object': {
      const made = Object.create(null) as { [key: string]: Plain };
      for (const { key, value } of lastWins(node.members)) made[key.value] = plainOf(value);
      return made;
    }
    case 'array':
      return node.items.map(plainOf);
    case 'string':
      return node.value;
    case 'number':
      return Number(node.raw);
    case 'null':
      return null;
    default:
      return node.kind === 'true';
  }
}

/** Sizes of a value that decide what may be tried on it. */
export interface Sizes {
  nodes: number;
  /** UTF-16 units of the longest string or key. */
  longestString: number;
  /** UTF-16 units of all of them. */
  characters: number;
  longestList: number;
}

/** Measures a value; without recursion. */
export function sizesOf(root: Node): Sizes {
  const sizes: Sizes = { nodes: 0, longestString: 0, characters: 0, longestList: 0 };
  const stack: Node[] = [root];
  const text = (value: string) => {
    sizes.characters += value.length;
    sizes.longestString = Math.max(sizes.longestString, value.length);
  };
  for (let node = stack.pop(); node; node = stack.pop()) {
    sizes.nodes += 1;
    if (node.kind === 'string') text(node.value);
    if (node.kind === 'array') {
      sizes.longestList = Math.max(sizes.longestList, node.items.length);
      for (const item of node.items) stack.push(item);
    }
    if (node.kind === 'object')
      for (const { key, value } of node.members) {
        text(key.value);
        stack.push(value);
      }
  }
  return sizes;
}
