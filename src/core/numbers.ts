const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** A whole number in digits, thousands parted by commas. */
export const formatNumber = (value: number): string =>
  String(Math.round(value)).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ',');

/** A whole number in a sentence: a word up to twenty, digits above. */
export const numberWord = (value: number): string => WORDS[value] ?? formatNumber(value);

/** A share in a sentence: `seven of nineteen`, `none of nineteen`, `all nineteen`, `both`; digits above twenty. */
export function shareWords(count: number, of: number): string {
  const say = of < WORDS.length ? numberWord : formatNumber;
  if (count === 0) return `none of ${say(of)}`;
  if (count === of && of > 1) return of === 2 ? 'both' : `all ${say(of)}`;
  return `${say(count)} of ${say(of)}`;
}

/** The first letter in upper case, for the start of a sentence. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The form of a word that goes with a count: the first for one, the second for any other. */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** Items in a sentence: `a`, `a and b`, `a, b and c`; an empty string for none. */
export function listWords(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
