import type { Node } from '../../json/index.ts';

/** Levels of objects and arrays in a value; 0 for a scalar. Without recursion. */
export function depthOf(root: Node): number {
  let depth = 0;
  const stack: [Node, number][] = [[root, 0]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [node, above] = top;
    if (node.kind !== 'array' && node.kind !== 'object') continue;
    depth = Math.max(depth, above + 1);
    const inner = node.kind === 'array' ? node.items : node.members.map(({ value }) => value);
    for (const value of inner) stack.push([value, above + 1]);
  }
  return depth;
}
