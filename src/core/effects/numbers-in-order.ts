import type { Pointer } from '../forward/types.ts';
import type { Node } from '../json/index.ts';
import { lastWins } from '../json/members.ts';
import { canonicalNumber } from './canonical.ts';
import { pointerOf, type Place } from './place.ts';
import { withoutQuoted } from './quotes.ts';

interface PlacedNumber {
  raw: string;
  place: Place | undefined;
}

function numbersOf(root: Node): PlacedNumber[] {
  const numbers: PlacedNumber[] = [];
  const stack: [Node, Place | undefined][] = [[root, undefined]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, place] = next;
    if (node.kind === 'number') numbers.push({ raw: node.raw, place });
    if (node.kind === 'array')
      for (let index = node.items.length - 1; index >= 0; index -= 1)
        stack.push([node.items[index] as Node, { step: index, above: place }]);
    if (node.kind === 'object')
      for (const { key, value } of [...lastWins(node.members)].reverse())
        stack.push([value, { step: key.value, above: place }]);
  }
  return numbers;
}

const TOKEN = /-?(?:\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|inf|nan)/g;

/**
 * Pointers of numbers that a text in another notation than JSON shows with another value, where it holds as many
 * numbers as the value and in its order; none where it does not.
 */
export function changedInOrder(sent: Node, text: string, base: Pointer): Pointer[] {
  const shown = withoutQuoted(text).match(TOKEN) ?? [];
  const numbers = numbersOf(sent);
  if (shown.length !== numbers.length) return [];
  return numbers
    .filter(({ raw }, index) => canonicalNumber(shown[index] ?? '') !== canonicalNumber(raw))
    .map(({ place }) => pointerOf(base, place));
}
