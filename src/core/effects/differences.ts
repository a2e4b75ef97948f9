import type { Pointer } from '../forward/types.ts';
import type { Node } from '../json/index.ts';
import { lastWins } from '../json/members.ts';
import { canonicalNumber } from './canonical.ts';
import { pointerOf, type Place } from './place.ts';

/** How a value that arrives differs from the one that was sent. */
export interface Differences {
  digits: Pointer[];
  characters: Pointer[];
  /** True where the keys of an object stand in another order. */
  moved: boolean;
  /** True where a string or a number of the same value is spelled otherwise, or a duplicate key is left out. */
  respelled: boolean;
}

/** Compares a value that arrives with the one that was sent, `base` its pointer; what is left out is not told. */
export function differences(sent: Node, arrived: Node, base: Pointer): Differences {
  const found: Differences = { digits: [], characters: [], moved: false, respelled: false };
  const stack: [sent: Node, arrived: Node, place: Place | undefined][] = [[sent, arrived, undefined]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [from, to, place] = next;
    if (from.kind === 'number') {
      if (to.kind === 'number' && to.raw === from.raw) continue;
      const same = to.kind === 'number' && canonicalNumber(to.raw) === canonicalNumber(from.raw);
      if (same) found.respelled = true;
      else found.digits.push(pointerOf(base, place));
    } else if (from.kind === 'string' && to.kind === 'string') {
      if (to.value !== from.value) found.characters.push(pointerOf(base, place));
      else if (to.raw !== from.raw) found.respelled = true;
    } else if (from.kind === 'array' && to.kind === 'array') {
      for (let index = Math.min(from.items.length, to.items.length) - 1; index >= 0; index -= 1)
        stack.push([from.items[index] as Node, to.items[index] as Node, { step: index, above: place }]);
    } else if (from.kind === 'object' && to.kind === 'object') {
      const members = lastWins(from.members);
      if (members !== from.members && to.members.length === members.length) found.respelled = true;
      const places = new Map(members.map(({ key }, index) => [key.value, index]));
      let highest = -1;
      const pairs: typeof stack = [];
      for (const { key, value } of lastWins(to.members)) {
        const index = places.get(key.value);
        if (index === undefined) continue;
        if (index < highest) found.moved = true;
        highest = Math.max(highest, index);
        const member = members[index];
        if (member) pairs.push([member.value, value, { step: key.value, above: place }]);
      }
      for (const pair of pairs.reverse()) stack.push(pair);
    }
  }
  return found;
}
