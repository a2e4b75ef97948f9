import type { LostName } from '#schema/see.ts';
import type { AlterationKind, DoublingForm, LossKind } from './types.ts';

interface LossWords {
  /** In a list of what is lost: one, and several. */
  one: string;
  many: string;
  /** What it means for the model, as a sentence. */
  sentence: string;
  /** Its name in the machine form. */
  machine: LostName;
}

/** Every word about what is lost. */
export const LOSS_WORDS: Record<LossKind, LossWords> = {
  'content text': {
    one: 'the text of content',
    many: 'the texts of content',
    sentence: 'The text of content does not reach the model.',
    machine: 'content',
  },
  'further text blocks': {
    one: 'a further text block',
    many: 'further text blocks',
    sentence: 'Text blocks after an earlier one do not reach the model.',
    machine: 'content',
  },
  image: {
    one: 'the image',
    many: 'images',
    sentence: 'An image does not reach the model.',
    machine: 'image',
  },
  audio: {
    one: 'the audio',
    many: 'audio blocks',
    sentence: 'Audio does not reach the model.',
    machine: 'audio',
  },
  'resource link': {
    one: 'the resource link',
    many: 'resource links',
    sentence: 'The address of a linked resource does not reach the model.',
    machine: 'resource_link',
  },
  'embedded resource': {
    one: 'the embedded resource',
    many: 'embedded resources',
    sentence: 'What an embedded resource holds does not reach the model.',
    machine: 'resource',
  },
  'other block': {
    one: 'a block of another type',
    many: 'blocks of other types',
    sentence: 'A block of a type that the protocol does not name does not reach the model.',
    machine: 'block',
  },
  structuredContent: {
    one: 'structuredContent',
    many: 'structuredContent',
    sentence: 'Nothing of structuredContent reaches the model.',
    machine: 'structuredContent',
  },
  'part of structuredContent': {
    one: 'a member of structuredContent',
    many: 'members of structuredContent',
    sentence: 'A member of structuredContent does not reach the model.',
    machine: 'structuredContent',
  },
  'error flag': {
    one: 'the error flag',
    many: 'the error flag',
    sentence: 'Nothing tells the model that the result is an error.',
    machine: 'isError',
  },
  audience: {
    one: 'whom a block is for',
    many: 'whom blocks are for',
    sentence: 'A block for others than the model reaches it without saying so.',
    machine: 'audience',
  },
};

/** How a second copy in text differs from structuredContent; follows "as text and as structuredContent". */
export const DOUBLING_WORDS: Record<DoublingForm, string> = {
  equal: '',
  pretty: 'the text with white space',
  reordered: 'the text with its keys in another order',
  fenced: 'the text in a code fence',
  'among lines': 'the text with other lines around it',
  encoded: 'the text as JSON within a JSON string',
  wrapped: 'one of them under one more key',
  item: 'one text for each item',
  escaped: 'the text escaped once more',
  repeated: '',
};

/** What was done to something that arrives: a word that leads, and a sentence for one place and for several. */
export const ALTERATION_WORDS: Record<AlterationKind, { lead: string; one: string; many: string }> = {
  cut: { lead: 'Cut', one: 'a value is shown in part', many: 'values are shown in part' },
  digits: {
    lead: 'Digits',
    one: 'a number arrives with another value',
    many: 'numbers arrive with other values',
  },
  characters: {
    lead: 'Characters',
    one: 'a string arrives with other characters',
    many: 'strings arrive with other characters',
  },
  'key order': {
    lead: 'Order',
    one: 'the keys of structuredContent stand in another order',
    many: 'the keys of structuredContent stand in another order',
  },
  're-encoded': {
    lead: 'Spelling',
    one: 'a value is spelled otherwise, and says the same',
    many: 'values are spelled otherwise, and say the same',
  },
  'base64 text': {
    lead: 'As text',
    one: 'a block of data arrives as base64 text',
    many: 'blocks of data arrive as base64 text',
  },
};

/** Where the rest of a cut value is. */
export const REST_WORDS = {
  dropped: 'the rest does not reach the model',
  file: 'the rest is in a file that the model is told of',
} as const;

export const EFFECT_WORDS = {
  everything: 'Everything arrives.',
  information: 'All information arrives.',
  empty: 'The result itself says nothing.',
  own: 'The words are the client’s own.',
  lost: 'Lost',
  covered: 'Left out as a copy',
  twice: 'Twice',
  leaked: 'Shown as well',
  withheld: 'Left out for its audience',
} as const;
