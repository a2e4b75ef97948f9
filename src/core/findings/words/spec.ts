import type { RuleWords } from './types.ts';

const TOOLS = {
  title: 'Specification of 2026-07-28, Tools',
  url: 'https://modelcontextprotocol.io/specification/2026-07-28/server/tools',
} as const;
const CHECKER = { title: 'Limits of this checker', url: null } as const;

/** Words of the rules of the published revisions. */
export const specWords = {
  'spec/not-a-result': {
    title: 'Not a tool result',
    why: 'Clients check the shape of a result first; one that has not the shape of a tool result is refused or shown as an error.',
    todo: 'Send an object whose content is a list of blocks, each with a type. Where there is nothing to say, send an empty list.',
    source: TOOLS,
  },
  'spec/unknown-block': {
    title: 'Block of an unknown type',
    why: 'A client leaves a block out whose type it does not know, shows its raw JSON, or refuses the result.',
    todo: 'Use one of the types of the revision; data of another kind goes into an embedded resource.',
    source: TOOLS,
  },
  'spec/invalid-block': {
    title: 'Block with a wrong member',
    why: 'Clients that check blocks refuse the whole result for one wrong member, and others break on it later.',
    todo: 'Give each block what its type requires, and leave out what it does not need: null is not the same as absent.',
    source: TOOLS,
  },
  'spec/structured-not-object': {
    title: 'structuredContent is no object',
    why: 'The revisions of 2025 allow nothing but an object, and their SDKs refuse anything else.',
    todo: 'Put the value under a key, such as items or result, for clients of these revisions.',
    source: TOOLS,
  },
  'spec/unknown-member': {
    title: 'Misspelt member',
    why: 'Clients pass over a member that they do not know, so that what it holds reaches nobody.',
    todo: 'Spell it as the protocol does.',
    source: TOOLS,
  },
  'spec/text-copy-missing': {
    title: 'No text copy of structuredContent',
    why: 'Many clients show the model content alone. The specification asks servers for the serialized JSON in a text block as well.',
    todo: 'Add a text block with the same values: the compact JSON, or, where a clear rendering says everything, that.',
    source: TOOLS,
  },
  'spec/output-schema-mismatch': {
    title: 'structuredContent does not fit the outputSchema',
    why: 'A server that declares an outputSchema must meet it; SDKs that check it turn the result into an error, also where the model would have understood it.',
    todo: 'Correct the value or the schema. In errors leave structuredContent out.',
    source: TOOLS,
  },
  'spec/output-schema-unchecked': {
    title: 'The outputSchema was not checked in full',
    why: 'A keyword that is left aside, or a schema beyond the limits of this checker, may hide a mismatch.',
    todo: 'Check the result with the validator that your clients use, or make the schema simpler.',
    source: CHECKER,
  },
  'spec/structured-missing': {
    title: 'outputSchema without structuredContent',
    why: 'A server that declares an outputSchema must send a structured result; some SDKs refuse one without it.',
    todo: 'Send structuredContent, or declare no outputSchema.',
    source: TOOLS,
  },
  'spec/result-type-missing': {
    title: 'No resultType',
    why: 'The schema of 2026-07-28 requires it on every result. SDKs add it, so that it is seldom a fault of the tool.',
    todo: 'Let the SDK send it, or add resultType: complete.',
    source: TOOLS,
  },
} as const satisfies Record<string, RuleWords>;
