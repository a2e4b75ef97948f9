import { textIn, javascript, type Node } from '../json/index.ts';
import { abbreviate } from '../abbreviate.ts';
import { formatNumber, listWords, plural } from '../numbers.ts';

const MOST = 6;
const LONGEST = 60;

const short = (text: string): string => {
  const { head, omitted } = abbreviate(text, LONGEST, 0);
  return omitted > 0 ? `${head}…` : head;
};

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`;

const valueWords = (value: Node): string => {
  if (value.kind === 'array') return counted(value.items.length, 'entry', 'entries');
  if (value.kind === 'object') return counted(value.members.length, 'member', 'members');
  return short(value.kind === 'string' ? value.value : textIn(javascript, value));
};

/** A sentence about a value as a tool might write it: the first members by name, lists by their number of entries. */
export function summaryOf(value: Node): string {
  if (value.kind !== 'object') {
    if (value.kind !== 'array') return `The result is ${valueWords(value)}.`;
    return `A list of ${valueWords(value)}.`;
  }
  if (value.members.length === 0) return 'An empty object.';
  const named = value.members
    .slice(0, MOST)
    .map(({ key, value: inner }) => `${short(key.value)} ${valueWords(inner)}`);
  const rest = value.members.length - MOST;
  return `${listWords(rest > 0 ? [...named, counted(rest, 'more member', 'more members')] : named)}.`;
}
