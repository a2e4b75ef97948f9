import { canonicalNumber, jsonInText, type Piece } from '../../effects/index.ts';
import type { ToolResult } from '../../forward/tool-result.ts';
import { lastWins, memberOf, type Node } from '../../json/index.ts';
import { listLengths } from './leaves.ts';
import { keyWords, numberNamed, numbersIn, stem, wordsIn } from './words.ts';

/** What a field says, without its order. */
export interface Terms {
  /** Words by their stems. */
  words: Set<string>;
  /** Numbers in one spelling a value. */
  numbers: Set<string>;
  /** What numbers with a fraction come to with fewer digits. */
  rounded: Set<string>;
  /** Strings as a whole. */
  wholes: Set<string>;
}

const none = (): Terms => ({ words: new Set(), numbers: new Set(), rounded: new Set(), wholes: new Set() });

/** Adds the words and numbers of a text. */
export function addText(terms: Terms, text: string): void {
  for (const word of wordsIn(text)) {
    terms.words.add(stem(word));
    const number = numberNamed(word);
    if (number !== undefined) {
      terms.words.add(number);
      terms.numbers.add(canonicalNumber(number));
    }
  }
  for (const number of numbersIn(text)) terms.numbers.add(canonicalNumber(number));
}

/** A number with a fraction, with up to three digits after the point, in one spelling a value. */
export function roundingsOf(raw: string): string[] {
  const value = Number(raw);
  if (Number.isInteger(value) || !Number.isFinite(value)) return [];
  return [0, 1, 2, 3].map((digits) => canonicalNumber(value.toFixed(digits)));
}

/** Adds the keys and values of a JSON value; without recursion. */
function addValue(terms: Terms, root: Node): void {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.kind === 'array') {
      for (const item of node.items) stack.push(item);
    } else if (node.kind === 'object') {
      for (const { key, value } of lastWins(node.members)) {
        for (const word of keyWords(key.value)) terms.words.add(word);
        stack.push(value);
      }
    } else if (node.kind === 'string') {
      terms.wholes.add(node.value);
      addText(terms, node.value);
    } else if (node.kind === 'number') {
      terms.numbers.add(canonicalNumber(node.raw));
      for (const rounded of roundingsOf(node.raw)) terms.rounded.add(rounded);
      for (const word of wordsIn(node.raw)) terms.words.add(stem(word));
    } else {
      terms.words.add(node.kind);
    }
  }
}

const BESIDE_TEXT = ['type', 'data', 'mimeType', 'uri', 'name', 'title', 'description', 'blob'];

/** What the blocks of content say: their words, also those in JSON, and the data of images and sounds as a whole. */
export function termsOfContent(result: ToolResult, pieces: readonly Piece[]): Terms {
  const terms = none();
  for (const { words, value } of pieces) {
    if (value === undefined) continue;
    terms.wholes.add(value);
    if (!words) continue;
    terms.wholes.add(value.trim());
    addText(terms, value);
    const json = jsonInText(value);
    if (json) addValue(terms, json.node);
  }
  for (const { node, resource } of result.content)
    for (const key of BESIDE_TEXT)
      for (const holder of resource ? [node, resource.node] : [node]) {
        const word = memberOf(holder, key);
        if (word?.kind !== 'string') continue;
        terms.wholes.add(word.value);
        if (key !== 'data' && key !== 'blob') addText(terms, word.value);
      }
  return terms;
}

/** What structuredContent says, its keys and the lengths of its lists included. */
export function termsOfStructured(structured: Node | undefined): Terms {
  const terms = none();
  if (!structured) return terms;
  addValue(terms, structured);
  for (const length of listLengths(structured)) terms.numbers.add(canonicalNumber(String(length)));
  return terms;
}
