import type { RuleWords } from './types.ts';

const PULL = 'https://github.com/modelcontextprotocol/modelcontextprotocol/pull';
const SEP_2106 = { title: 'SEP-2106, part of 2026-07-28', url: `${PULL}/2106` } as const;
const SEP_2200 = { title: 'SEP-2200, a proposal that was not accepted', url: `${PULL}/2200` } as const;

/** Words of the rules that come from proposals. */
export const sepWords = {
  'sep-2106/text-with-non-object': {
    title: 'Array or single value without its JSON as text',
    why: 'Peers of an older revision cannot read structuredContent that is no object; the text is all they have.',
    todo: 'Add a text block with the serialized JSON.',
    source: SEP_2106,
  },
  'sep-2200/2a-contradiction': {
    title: 'The two fields appear to disagree',
    why: 'Which field the model sees depends on the client, so that one result would tell different models different things. This is a hint, found by comparing words and numbers.',
    todo: 'Make both fields from the same values, and let a filter for private data work on both.',
    source: SEP_2200,
  },
  'sep-2200/2b-content-missing': {
    title: 'No representation in content',
    why: 'A client that reads content alone has nothing to show.',
    todo: 'Add a text that says what structuredContent holds, at least in a sentence.',
    source: SEP_2200,
  },
  'sep-2200/3a-fallback': {
    title: 'Empty content',
    why: 'The proposal lets a client fall back to structuredContent here; not every client does.',
    todo: 'Do not count on the fallback: add a text.',
    source: SEP_2200,
  },
  'sep-2200/4a-meta': {
    title: '_meta with data for the model, or with secrets',
    why: 'By the proposal _meta is for the host. The model of most clients never sees it, and some clients show it all the same.',
    todo: 'Move what the model needs to content, and keep secrets out of results.',
    source: SEP_2200,
  },
  'sep-2200/4b-model-needs': {
    title: 'content lacks what the model needs',
    why: 'Where the text only counts or points, a model that sees content alone has no rows to work with and no handle for the next call.',
    todo: 'Put the values, or at least each identifier that a later call takes, into the text.',
    source: SEP_2200,
  },
  'sep-2200/6a-error-text': {
    title: 'Error without a text',
    why: 'The model cannot correct itself if nothing tells it what went wrong.',
    todo: 'Say in a text block what failed and what to try.',
    source: SEP_2200,
  },
  'sep-2200/6b-structured-in-error': {
    title: 'structuredContent in an error',
    why: 'The proposal lets an error leave it out. Clients that prefer structuredContent show it in place of the message.',
    todo: 'Leave it out of errors, or repeat the message in it.',
    source: SEP_2200,
  },
  'sep-2200/6c-do-not-validate': {
    title: 'Error that does not fit the outputSchema',
    why: 'The proposal asks clients not to hold errors against the schema; some SDKs do, and the model gets their complaint in place of the message.',
    todo: 'Leave structuredContent out of errors.',
    source: SEP_2200,
  },
} as const satisfies Record<string, RuleWords>;
