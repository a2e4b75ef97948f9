import { canonicalNumber } from '../../effects/index.ts';
import { numberNamed, numbersIn, stem, wordsIn } from './words.ts';

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const YES = ['true', 'yes', 'on', '1', 'enabled'];
const NO = ['false', 'no', 'off', '0', 'disabled'];
/** Words that stand in a date beside its numbers and months. */
const IN_DATES =
  /^(?:t|z|utc|gmt|am|pm|st|nd|rd|th|of|at|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?)$/i;

const bag = (value: string): string => {
  const own = wordsIn(value).map((word) => numberNamed(word) ?? stem(word));
  return [...new Set(own)].sort().join(' ');
};

/** True where one number is the other with fewer digits after the point. */
function isRounded(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const digits = short.split('.')[1]?.length ?? 0;
  if (digits > 15 || !/^-?\d+(?:\.\d+)?$/.test(short)) return false;
  return Math.abs(Number(short) - Number(long)) < 10 ** -digits;
}

/** True for numbers of the same value, as JavaScript reads them, or of which one is rounded. */
export function sameNumbers(left: string, right: string): boolean {
  if (canonicalNumber(left) === canonicalNumber(right) || Number(left) === Number(right)) return true;
  return (left.includes('.') || right.includes('.')) && isRounded(left, right);
}

/** The numbers of a date, months among them; undefined for what is no date. */
function dateNumbers(value: string): string[] | undefined {
  if (value.length > 40 || !/(?<!\d)\d{4}(?!\d)/.test(value)) return undefined;
  const pieces = value.match(/\d+|\p{L}+/gu) ?? [];
  const numbers: string[] = [];
  for (const piece of pieces) {
    const number = /^\d/.test(piece) ? stem(piece) : numberNamed(piece);
    if (number !== undefined) numbers.push(number);
    else if (!IN_DATES.test(piece)) return undefined;
  }
  return numbers.length >= 3 ? numbers : undefined;
}

function sameDates(left: string, right: string): boolean {
  const [one, other] = [dateNumbers(left), dateNumbers(right)];
  if (!one || !other) return false;
  const instant = Date.parse(left);
  if (!Number.isNaN(instant) && instant === Date.parse(right)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.every((number) => long.includes(number));
}

function sameKinds(left: string, right: string): boolean {
  if ([YES, NO].some((words) => words.includes(left) && words.includes(right))) return true;
  const [number, text] = NUMBER.test(left) ? [left, right] : [right, left];
  return NUMBER.test(number) && text.length < 200 && numbersIn(text).some((one) => sameNumbers(one, number));
}

/** True where two spellings may well say the same: type, case, digits, the order of words of a date, a cut. */
export function agree(left: string, right: string): boolean {
  const [one, other] = [left.trim(), right.trim()];
  if (NUMBER.test(one) && NUMBER.test(other)) return sameNumbers(one, other);
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b || a === '' || b === '' || sameKinds(a, b) || sameDates(one, other)) return true;
  const uncut = (value: string) => value.replace(/(?:…|\.{3})$/, '');
  const [cut, whole] = a.length < b.length ? [uncut(a), b] : [uncut(b), a];
  return whole.includes(cut) || bag(one) === bag(other);
}
