import { javascript, textIn, type Dialect, type Node } from '../json/index.ts';
import { lastWins, sortedKeys } from '../json/members.ts';

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * A decimal number in one spelling for each value, exact at any length: `1`, `1.0` and `10e-1` give `1e0`.
 * What is no number, or has an exponent beyond 14 digits, stays as it is.
 */
export function canonicalNumber(raw: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(raw) ?? [];
  if (whole === '' || exponent.length > 15) return raw;
  const digits = (whole + fraction).replace(/^0+/, '');
  let last = digits.length;
  while (last > 0 && digits.charCodeAt(last - 1) === 0x30) last -= 1;
  if (last === 0) return '0e0';
  const power = Number(exponent) - fraction.length + digits.length - last;
  return `${sign}${digits.slice(0, last)}e${power}`;
}

const ORDERED: Dialect = {
  ...javascript,
  string: (value) => JSON.stringify(value),
  number: canonicalNumber,
  members: lastWins,
};
const SORTED: Dialect = { ...ORDERED, members: sortedKeys };

/** A text that two values share exactly where they are the same value: keys in any order, numbers by value. */
export const canonical = (node: Node): string => textIn(SORTED, node);

/** The same, where the order of keys counts. */
export const canonicalInOrder = (node: Node): string => textIn(ORDERED, node);

/** The canonical text of a string. */
export const canonicalString = (value: string): string => JSON.stringify(value);
