import { memberOf, textOf, type Node } from '../../../src/core/json/index.ts';

export const itemsOf = (node: Node | undefined): readonly Node[] =>
  node?.kind === 'array' ? node.items : [];
export const word = (node: Node | undefined, key: string): string | undefined => textOf(memberOf(node, key));
export const isTrue = (node: Node | undefined, key: string): boolean => memberOf(node, key)?.kind === 'true';
