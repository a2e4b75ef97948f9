import { canonicalNumber, type Mirror } from '../../effects/index.ts';
import { javascript } from '../../json/index.ts';
import type { Leaf } from './leaves.ts';
import { isMask } from './masks.ts';
import type { Terms } from './terms.ts';
import { keyWords, stem, wordsIn } from './words.ts';

const SUCCESS = new Set(['ok', 'success', 'succeeded', 'successful']);
const YES = ['true', 'yes', 'on', 'enabled'];
const NO = ['false', 'no', 'not', 'off', 'disabled', 'without', 'never'];

const ROUNDINGS = [0, 1, 2, 3];
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}/;

function numberIsSaid(raw: string, { numbers, words }: Terms): boolean {
  if (numbers.has(canonicalNumber(raw)) || words.has(raw)) return true;
  const value = Number(raw);
  if (!Number.isFinite(value)) return false;
  const said = (text: string) =>
    numbers.has(canonicalNumber(text)) || numbers.has(canonicalNumber(text.replace(/^-/, '')));
  if (Number.isInteger(value)) return value < 0 && said(javascript.number(raw));
  return ROUNDINGS.some((digits) => said(value.toFixed(digits)) || said((value * 100).toFixed(digits)));
}

function stringIsSaid(value: string, { wholes, words, numbers }: Terms): boolean {
  if (wholes.has(value) || wholes.has(value.trim())) return true;
  const date = TIMESTAMP.exec(value)?.[1];
  const own = wordsIn(date ?? value);
  if (own.length === 0) return true;
  return own.every((word) => words.has(stem(word))) || numbers.has(canonicalNumber(value));
}

function literalIsSaid({ node, key }: Leaf, { words }: Terms): boolean {
  if (node.kind === 'null') return true;
  if (node.kind === 'true' && SUCCESS.has(key.toLowerCase())) return true;
  const own = keyWords(key);
  if (own.length > 0 && own.some((word) => words.has(word))) return true;
  return (node.kind === 'true' ? YES : NO).some((word) => words.has(word));
}

/** True where content says what a scalar of structuredContent says, in any spelling, type or order. */
export function isSaid(leaf: Leaf, terms: Terms): boolean {
  const { node } = leaf;
  if (node.kind === 'number') return numberIsSaid(node.raw, terms);
  if (node.kind === 'string') return isMask(node.value) || stringIsSaid(node.value, terms);
  return literalIsSaid(leaf, terms);
}

/** The scalars that content does not say; none where a text is a copy of the whole. */
export const uncoveredLeaves = (
  leaves: readonly Leaf[],
  terms: Terms,
  mirrors: readonly Mirror[],
): readonly Leaf[] => (mirrors.length > 0 ? [] : leaves.filter((leaf) => !isSaid(leaf, terms)));
