import type { Facts } from '../facts.ts';
import type { Leaf } from './leaves.ts';
import { quoted } from './quoted.ts';
import { keyWords } from './words.ts';

const HANDLE = new Set([
  'id',
  'uuid',
  'guid',
  'cursor',
  'revision',
  'handle',
  'sha',
  'etag',
  'ref',
  'key',
  'token',
]);
const OF_THE_HOST = new Set(['request', 'trace', 'span', 'correlation', 'session', 'widget', 'event', 'log']);
const AWAY =
  /\b(?:see|in|under|use|read|check|refer to|available (?:in|as|via)|provided (?:in|as)|returned (?:in|as))\s+(?:the\s+)?(?:attached\s+)?[`"']?structured[ _]?(?:content|data|output|result)\b/i;

/** True where a text points the reader to structuredContent. */
export const pointsAway = (text: string): boolean => AWAY.test(text.slice(0, 2000));

const isHandle = ({ key, node }: Leaf): boolean => {
  if (node.kind !== 'string' && node.kind !== 'number') return false;
  const words = keyWords(key);
  return HANDLE.has(words.at(-1) ?? '') && !words.some((word) => OF_THE_HOST.has(word));
};

const isValue = ({ node }: Leaf): boolean => node.kind === 'string' || node.kind === 'number';

/** What the model needs and content does not say, as a sentence; undefined where nothing looks so. */
export function neededIn(facts: Pick<Facts, 'uncovered' | 'leaves' | 'texts'>): string | undefined {
  const uncovered = facts.uncovered();
  if (uncovered.length === 0) return undefined;
  if (facts.texts.some(({ value }) => pointsAway(value)))
    return 'The text points to structuredContent, which the model may never see.';
  const handle = uncovered.find(isHandle);
  if (handle)
    return `The text lacks ${quoted(handle.key)}, which a later call may take and structuredContent alone has.`;
  const rows = facts.leaves().filter((leaf) => leaf.inRow && isValue(leaf));
  const hidden = uncovered.filter((leaf) => leaf.inRow && isValue(leaf));
  return rows.length > 1 && hidden.length === rows.length
    ? 'The text says nothing of the rows, which structuredContent alone has.'
    : undefined;
}
