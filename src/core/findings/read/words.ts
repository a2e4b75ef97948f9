const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const COUNTS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
];

/** A word as it is compared: lower case, no leading zeros, no plural. */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  if (/^\d+$/.test(lower)) return lower.replace(/^0+(?=\d)/, '');
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;
}

/** The number that a word names: of a month, or counted; undefined for any other. */
export function numberNamed(word: string): string | undefined {
  const lower = word.toLowerCase();
  const month = MONTHS.findIndex((name) => name === lower || (lower.length === 3 && name.startsWith(lower)));
  if (month !== -1) return String(month + 1);
  const count = COUNTS.indexOf(lower);
  return count === -1 ? undefined : String(count);
}

const RUN = /[\p{L}\p{M}\p{N}]+/gu;
const DIGITS_AND_LETTERS = /\d+|\D+/g;

/** Words of a text: runs of letters and digits, and what digits and letters they consist of. */
export function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (const [run] of text.matchAll(RUN)) {
    words.push(run);
    if (!/\d/.test(run) || !/\D/.test(run)) continue;
    for (const [piece] of run.matchAll(DIGITS_AND_LETTERS)) words.push(piece);
  }
  return words;
}

/** The words of a key, `nextCursor`, `next_cursor` and `next-cursor` alike. */
export const keyWords = (key: string): string[] =>
  (key.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2').match(RUN) ?? []).map(stem);

const NUMBER = /(?<![\p{L}\p{N}])-?\d[\d,.'’_]*(?:[eE][+-]?\d+)?/gu;

const SEPARATORS = ",.'’_";

function withoutEnd(number: string): string {
  let end = number.length;
  while (end > 0 && SEPARATORS.includes(number[end - 1] ?? '')) end -= 1;
  return number.slice(0, end);
}

/** Spellings of numbers in a text as JSON has them, with thousands parted or not. */
export function numbersIn(text: string): string[] {
  const numbers: string[] = [];
  for (const [found] of text.matchAll(NUMBER)) {
    const plain = withoutEnd(found).replace(/[,'’_](?=\d{3}(?!\d))/g, '');
    for (const one of plain.split(/[,'’_]+/))
      for (const part of one.split('.').length > 2 ? one.split('.') : [one])
        if (part !== '') numbers.push(part);
    if (/^-[\d.]+$/.test(plain)) numbers.push(plain.slice(1));
  }
  return numbers;
}
