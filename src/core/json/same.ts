import { lastWins } from './members.ts';
import type { Node } from './types.ts';

const isInteger = (raw: string): boolean => !/[.eE]/.test(raw);

const sameNumber = (left: string, right: string): boolean =>
  left === right ||
  (isInteger(left) && isInteger(right) ? BigInt(left) === BigInt(right) : Number(left) === Number(right));

/**
 * True where two values say the same: keys in any order, the last of duplicates, 1 and 1.0 alike, integers of any
 * length exact. Without recursion.
 */
export function sameValue(left: Node, right: Node): boolean {
  const pairs: [Node, Node][] = [[left, right]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [one, other] = pair;
    if (one.kind === 'array' && other.kind === 'array') {
      if (one.items.length !== other.items.length) return false;
      one.items.forEach((item, index) => pairs.push([item, other.items[index] as Node]));
    } else if (one.kind === 'object' && other.kind === 'object') {
      const members = lastWins(one.members);
      const values = new Map(lastWins(other.members).map(({ key, value }) => [key.value, value]));
      if (members.length !== values.size) return false;
      for (const { key, value } of members) {
        const match = values.get(key.value);
        if (!match) return false;
        pairs.push([value, match]);
      }
    } else if (one.kind === 'string' && other.kind === 'string') {
      if (one.value !== other.value) return false;
    } else if (one.kind === 'number' && other.kind === 'number') {
      if (!sameNumber(one.raw, other.raw)) return false;
    } else if (one.kind !== other.kind) {
      return false;
    }
  }
  return true;
}
