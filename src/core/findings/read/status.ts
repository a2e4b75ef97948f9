import type { Leaf } from './leaves.ts';

/** What became of the work: `succeeded` says of a call that it went well, and nothing of what it started. */
export type Status = 'running' | 'done' | 'succeeded' | 'failed';

const WORDS: Record<Status, readonly string[]> = {
  running: ['pending', 'running', 'processing', 'queued', 'waiting', 'in progress', 'in_progress'],
  done: ['completed', 'complete', 'finished', 'done'],
  succeeded: ['succeeded', 'success', 'successful', 'ok'],
  failed: ['failed', 'failure', 'error', 'errored', 'aborted', 'cancelled', 'canceled', 'crashed'],
};

const STILL =
  /\bstill\s+(?:being\s+\w+|\w+ing\b)|\bbeing processed\b|\b(?:is|are)\s+(?:pending|queued|in progress)\b|\bnot yet\s+(?:finished|completed?|done|ready)\b/i;
const DONE =
  /\b(?:is|was|has|have|are|been)\s+(?:now\s+)?(?:completed?|finished|done)\b|\b(?:completed|finished)\s*(?:[.!]|$)/i;
const SUCCEEDED = /\b(?:was|is|has|have)\s+(?:succeeded|successful)\b|\bsucceeded\s*(?:[.!]|$)/i;
const FAILED =
  /\b(?:has|have|was|is|run|job|task|build|call|request|operation|deployment)\s+(?:has\s+|was\s+)?(?:failed|aborted|cancell?ed|crashed)\b|^\s*(?:failed\b|error\s*:)(?!\s*(?:0|none|null|no)\b)/i;
const DENIED =
  /\b(?:no|not|never|without|0|zero|none|if|when|until|once|unless|would|could|may|might|should|can)\b|n['’]t\b/i;
/** Work that ends; a service that runs has been set up. */
const WORK = /\b(?:job|run|task|build|export|import|backup|scan|query|render\w*|process(?:ing)?)\b/i;

const KEYS = new Set(['status', 'state', 'phase', 'outcome']);
const SUCCESS_FLAGS = new Set(['ok', 'success', 'succeeded']);
const DONE_FLAGS = new Set(['done', 'finished', 'completed']);

const statusOfWord = (word: string): Status | undefined =>
  (Object.keys(WORDS) as Status[]).find((status) => WORDS[status].includes(word.toLowerCase().trim()));

function statusOf({ key, node, inRow }: Leaf): Status | undefined {
  const name = key.toLowerCase();
  if (inRow) return undefined;
  if (node.kind === 'string') return KEYS.has(name) ? statusOfWord(node.value) : undefined;
  if (node.kind !== 'true' && node.kind !== 'false') return undefined;
  if (SUCCESS_FLAGS.has(name)) return node.kind === 'true' ? 'succeeded' : 'failed';
  if (!DONE_FLAGS.has(name)) return undefined;
  return node.kind === 'true' ? 'done' : 'running';
}

/** The one status that structuredContent gives, outside of lists; undefined for none, several or another word. */
export function structuredStatus(leaves: readonly Leaf[]): { leaf: Leaf; status: Status } | undefined {
  const found = leaves.flatMap((leaf) => {
    const status = statusOf(leaf);
    return status ? [{ leaf, status }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

const SENTENCE = /[^.!?\n;]+[.!?\n;]?/g;
/** Only the beginning of a text is read for a status: a long text tells of many things. */
const READ = 2000;

function textStatus(text: string): Status | undefined {
  const found = new Set<Status>();
  for (const [sentence] of text.slice(0, READ).matchAll(SENTENCE)) {
    if (STILL.test(sentence)) found.add('running');
    else if (DENIED.test(sentence)) continue;
    else if (FAILED.test(sentence)) found.add('failed');
    else if (DONE.test(sentence)) found.add('done');
    else if (SUCCEEDED.test(sentence)) found.add('succeeded');
  }
  return found.size === 1 ? [...found][0] : undefined;
}

/** What a text says of the work that the status in structuredContent denies; undefined where it denies nothing. */
export function deniedStatus(text: string, status: Status): Status | undefined {
  const worded = textStatus(text);
  if (worded === undefined || worded === status) return undefined;
  if (worded === 'failed' || status === 'failed') return worded;
  const pair = new Set([worded, status]);
  if (!pair.has('running') || !pair.has('done')) return undefined;
  return status !== 'running' || WORK.test(text.slice(0, READ)) ? worded : undefined;
}
