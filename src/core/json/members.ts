import type { Member } from './types.ts';

// Surrogates stand for code points beyond the BMP: they rank above every other unit.
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** Order by code points, as Python and Rust compare strings; UTF-16 order differs beyond the BMP. */
export function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at += 1) {
    const difference = rank(left.charCodeAt(at)) - rank(right.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

const hasDuplicate = (members: readonly Member[]): boolean => {
  if (members.length > 8) return new Set(members.map(({ key }) => key.value)).size < members.length;
  return members.some(({ key }, index) => {
    for (let before = 0; before < index; before += 1)
      if (members[before]?.key.value === key.value) return true;
    return false;
  });
};

/** Duplicate keys as a map keeps them: the last value at the place of the first. The same list where there are none. */
export function lastWins<Kind extends Member>(members: readonly Kind[]): readonly Kind[] {
  if (!hasDuplicate(members)) return members;
  const kept = new Map<string, Kind>();
  for (const member of members) kept.set(member.key.value, member);
  return [...kept.values()];
}

const inOrder = <Kind extends Member>(
  members: readonly Kind[],
  compare: (left: string, right: string) => number,
): readonly Kind[] => {
  const sorted = members.every(
    ({ key }, index) => index === 0 || compare(members[index - 1]?.key.value ?? '', key.value) <= 0,
  );
  return sorted ? members : [...members].sort((left, right) => compare(left.key.value, right.key.value));
};

/** Sorted by code points, without duplicates; the same list where that changes nothing. */
export const sortedKeys = <Kind extends Member>(members: readonly Kind[]): readonly Kind[] =>
  inOrder(lastWins(members), compareCodePoints);

const arrayIndex = (key: string): number | undefined => {
  const code = key.charCodeAt(0);
  if (!(code >= 0x30 && code <= 0x39)) return undefined;
  const value = Number(key);
  return Number.isInteger(value) && String(value) === key && value < 2 ** 32 - 1 ? value : undefined;
};

/** As a JavaScript object keeps them: integer-like keys first and ascending; the same list where that changes nothing. */
export function javascriptOrder<Kind extends Member>(members: readonly Kind[]): readonly Kind[] {
  const kept = lastWins(members);
  if (!kept.some(({ key }) => arrayIndex(key.value) !== undefined)) return kept;
  const place = (member: Member) => arrayIndex(member.key.value) ?? Number.POSITIVE_INFINITY;
  const sorted = [...kept].sort((left, right) => {
    const [a, b] = [place(left), place(right)];
    return a === b ? 0 : a - b;
  });
  return sorted.every((member, index) => member === kept[index]) ? kept : sorted;
}
