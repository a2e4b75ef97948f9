import type { Leaf } from './leaves.ts';
import { hasMask, isMask } from './masks.ts';
import { agree } from './agree.ts';
import type { Difference } from './contradictions.ts';
import { keyWords, numbersIn, stem } from './words.ts';

/** Only the beginning of a text is read for labels. */
const READ = 20_000;
const LABELLED =
  /(?<![\p{L}\p{N}])(\p{L}[\p{L}\p{N}_ -]{0,40}?)(?:\s*[:=]\s*|\s+(?:is|was|are|of)\s+|\s+)(-?\d[\d,.]*\d|-?\d)(?![\p{L}\p{N}\d%/:°-])/gu;
/** A unit, a month, or another word: the number is then of something else. */
const UNIT = /^\s*(?:%|[\p{L}°µ])/u;
const NO_UNIT = /^\s*(?:EUR|USD|GBP|CHF|JPY|dollars?|euros?|items?|rows?|results?|entries|records?|and|or)\b/;
const PARTIAL =
  /\b(?:of|first|last|top|page|showing|more|at least|up to|about|around|over|approx\w*|limit)\b/i;

const labelOf = (words: string): string => keyWords(words).join(' ');

/** Leaves by their keys, those whose key stands once. */
function byKey(leaves: readonly Leaf[]): Map<string, Leaf> {
  const found = new Map<string, Leaf | undefined>();
  for (const leaf of leaves) {
    if (leaf.inRow || leaf.key === '') continue;
    const key = labelOf(leaf.key);
    found.set(key, found.has(key) ? undefined : leaf);
  }
  return new Map([...found].flatMap(([key, leaf]): [string, Leaf][] => (leaf ? [[key, leaf]] : [])));
}

const SCALES = [1, 100, 1000, 1024];

// The same number, or the same in percent, in thousands, in kilobytes.
const isNear = (left: string, right: string): boolean =>
  agree(left, right) ||
  SCALES.some((scale) => Number(left) * scale === Number(right) || Number(right) * scale === Number(left));

/** Numbers behind a label in a text that differ from the number of that key, where the text has that number nowhere. */
export function labelledDifferences(text: string, leaves: readonly Leaf[]): Difference[] {
  const read = text.slice(0, READ);
  if (PARTIAL.test(read)) return [];
  const keys = byKey(leaves);
  const numbers = numbersIn(read);
  const found: Difference[] = [];
  for (const { 1: label = '', 2: number = '', 0: whole, index } of read.matchAll(LABELLED)) {
    const words = keyWords(label);
    const leaf = [1, 2, 3].map((size) => keys.get(words.slice(-size).join(' '))).find(Boolean);
    const value = leaf?.node.kind === 'number' ? leaf.node.raw : undefined;
    const rest = read.slice(index + whole.length, index + whole.length + 12);
    if (!leaf || value === undefined || (UNIT.test(rest) && !NO_UNIT.test(rest))) continue;
    if (numbers.some((one) => isNear(one, value))) continue;
    found.push({ key: leaf.key, text: number, structured: value });
  }
  return found;
}

/** Each of them is looked for in the text. */
const MOST_LABELS = 50;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/;

/** A value that structuredContent masks and a text shows, or the reverse. */
export function maskDifference(text: string, leaves: readonly Leaf[]): Difference | undefined {
  const read = text.slice(0, READ);
  const textMasks = hasMask(read);
  const candidates = textMasks
    ? leaves.slice(0, MOST_LABELS)
    : leaves.filter(({ node }) => node.kind === 'string' && isMask(node.value)).slice(0, MOST_LABELS);
  for (const { key, node } of candidates) {
    if (node.kind !== 'string' || key === '') continue;
    const words = keyWords(key);
    const label = words.at(-1) ?? '';
    const after = new RegExp(`(?<![\\p{L}\\p{N}])${label}s?\\s{0,4}[:=]?\\s{0,4}(\\S{1,200})`, 'iu').exec(
      read,
    )?.[1];
    if (isMask(node.value)) {
      const shown =
        label === stem('email') ? EMAIL.exec(read)?.[0] : after && /\d/.test(after) ? after : undefined;
      if (shown !== undefined && !hasMask(shown)) return { key, text: shown, structured: node.value };
    } else if (textMasks && after !== undefined && (hasMask(after) || isMask(after))) {
      return { key, text: after, structured: node.value };
    }
  }
  return undefined;
}
