import { canonicalNumber } from '../../effects/index.ts';
import type { Terms } from './terms.ts';
import { numberNamed, numbersIn, stem, wordsIn } from './words.ts';

/** Words that say nothing by themselves. */
const FILLER = new Set(
  `a about above after all also an and any are as at be been before below but by can could did do does done each
  find follow following for found from get got had has have here how i if in into is it its just list listed made
  me more most my of on once only or other our out output over per please ready received result return returned
  see shown show showing so some such that the their them then there these they this those to total under up use
  using value was we were what when where which while who will with you your data structured structuredcontent json
  response object text content following ok success successfully complete completed`
    .split(/\s+/)
    .map(stem),
);

/** What a text says that a field does not. */
export interface Lacking {
  words: string[];
  numbers: string[];
  /** Words of the text that the field has too. */
  held: number;
}

/** Holds a text against what a field says. */
export function lackingIn(text: string, terms: Terms): Lacking {
  const words = new Set<string>();
  let held = 0;
  for (const word of wordsIn(text)) {
    const own = stem(word);
    if (FILLER.has(own) || /^\d+$/.test(own)) continue;
    if (terms.words.has(own)) held += 1;
    else if (numberNamed(word) === undefined) words.add(own);
  }
  const numbers = new Set<string>();
  for (const number of numbersIn(text)) {
    if (terms.numbers.has(canonicalNumber(number)) || terms.words.has(stem(number))) held += 1;
    else if (!terms.rounded.has(canonicalNumber(number))) numbers.add(number);
  }
  return { words: [...words], numbers: [...numbers], held };
}

/** True where a text says more than the field; a word or two around what the field holds are none. */
export function saysMore(text: string, terms: Terms): boolean {
  const { words, numbers, held } = lackingIn(text, terms);
  return numbers.length > 0 || words.length > 1 || (words.length === 1 && held === 0);
}
