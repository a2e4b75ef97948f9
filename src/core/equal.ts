import type { Json } from './json.ts';

/**
 * True where two JSON values say the same: keys in any order, lists in the same order, 1 and 1.0 alike,
 * a number and its text not alike.
 */
export function jsonEqual(left: Json, right: Json): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => jsonEqual(item, right[index] as Json));
  }
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && jsonEqual(left[key] as Json, right[key] as Json));
}
