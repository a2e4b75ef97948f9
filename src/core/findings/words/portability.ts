import type { RuleWords } from './types.ts';

const RULES = { title: 'The forwarding rules of the clients', url: null } as const;

/** Words of the rules that run the clients. */
export const portabilityWords = {
  'portability/invisible': {
    title: 'Nothing reaches the model',
    why: 'In these clients the model gets no word of either field: the call looks as if it had returned nothing.',
    todo: 'Put a text into content: clients that read content alone have nothing else.',
    source: RULES,
  },
  'portability/rejected': {
    title: 'The result is rejected',
    why: 'The client or its SDK refuses the result, so that the model gets an error or the run ends.',
    todo: 'Correct what the other findings name at the same place.',
    source: RULES,
  },
  'portability/error-text-dropped': {
    title: 'The text of the error is dropped',
    why: 'The model learns at best that something failed, and not what.',
    todo: 'Leave structuredContent out of errors, or repeat the message in it.',
    source: RULES,
  },
  'portability/blank-text': {
    title: 'A blank text keeps clients from falling back',
    why: 'These clients show structuredContent where content is empty. A text block of white space is not empty for them, and says nothing.',
    todo: 'Leave the block out, or write a sentence.',
    source: RULES,
  },
  'portability/only-structured': {
    title: 'Information in structuredContent alone',
    why: 'Clients that show content first or alone leave the model without it.',
    todo: 'Say the same in a text block.',
    source: RULES,
  },
  'portability/text-dropped': {
    title: 'Text is dropped',
    why: 'Clients that prefer structuredContent leave the text out. A summary of what structuredContent holds is no loss; this text says more.',
    todo: 'Put what only the text says into structuredContent as well.',
    source: RULES,
  },
  'portability/image-dropped': {
    title: 'An image is dropped',
    why: 'The client shows the model structuredContent in place of the image, or cannot pass images on.',
    todo: 'Say in words what matters in the image, and do not count on it arriving.',
    source: RULES,
  },
  'portability/audio-dropped': {
    title: 'A sound is dropped',
    why: 'Many clients do not pass sounds to the model.',
    todo: 'Add a transcript or a description as text.',
    source: RULES,
  },
  'portability/link-dropped': {
    title: 'A resource link is dropped',
    why: 'The model does not learn the address, and so cannot ask for the resource.',
    todo: 'Write the address into the text as well.',
    source: RULES,
  },
  'portability/resource-dropped': {
    title: 'An embedded resource is dropped',
    why: 'What the resource holds does not reach the model, mostly without a word about it.',
    todo: 'Send text that the model needs in a text block.',
    source: RULES,
  },
  'portability/doubled': {
    title: 'The payload arrives twice',
    why: 'The model reads, and the user pays for, the same data twice. The specification asks for the copy, so that this is the price of reaching clients that read content alone.',
    todo: 'For much data send a summary in content, or a resource link.',
    source: RULES,
  },
  'portability/digits-lost': {
    title: 'A number loses digits',
    why: 'A number beyond the digits of a double changes as soon as a client parses it, and an identifier then names something else.',
    todo: 'Send it as a string, and say so in the outputSchema.',
    source: RULES,
  },
  'portability/over-limit': {
    title: 'Too long',
    why: 'A long result crowds out the rest of the context, or is cut at a limit of the client’s own.',
    todo: 'Page the data, or send a summary with a resource link.',
    source: RULES,
  },
  'portability/binary-in-structured': {
    title: 'Binary data in structuredContent',
    why: 'Clients that show structuredContent hand the characters to the model, which can do nothing with them.',
    todo: 'Use an image, an audio block or a resource, and leave the data out of structuredContent.',
    source: RULES,
  },
  'portability/media-as-text': {
    title: 'Data of a block arrives as base64 text',
    why: 'The client serializes the block, so that the model gets thousands of meaningless characters in place of an image or a sound.',
    todo: 'Keep media small, or send a resource link with a description.',
    source: RULES,
  },
  'portability/error-not-flagged': {
    title: 'Nothing tells the model that the call failed',
    why: 'The client does not pass isError on; the model has only the words.',
    todo: 'Begin the text with words that say that it is an error.',
    source: RULES,
  },
  'portability/meta-shown': {
    title: '_meta reaches the model',
    why: 'What is meant for the host costs tokens and may tell the model what it should not know.',
    todo: 'Keep secrets and bulky data out of _meta.',
    source: RULES,
  },
  'portability/audience-ignored': {
    title: 'The audience is ignored',
    why: 'A block for the user reaches the model without saying for whom it is.',
    todo: 'Do not rely on audience to keep something from the model.',
    source: RULES,
  },
  'portability/falsy-structured': {
    title: 'A value that counts as absent',
    why: 'Code that asks whether the value is true, and not whether it is there, drops 0, false and empty values.',
    todo: 'Put the value under a key, and say it in the text.',
    source: RULES,
  },
  'portability/blocks-joined': {
    title: 'Text blocks run together',
    why: 'The client joins blocks with nothing between them, so that the last word of one and the first of the next become one.',
    todo: 'End each text with a line break.',
    source: RULES,
  },
  'portability/unflagged-error': {
    title: 'An error that is not flagged',
    why: 'The text words a failure and isError is not set: hosts and models take the call for a success.',
    todo: 'Set isError to true.',
    source: RULES,
  },
  'portability/mirror': {
    title: 'The text is a copy of structuredContent',
    why: 'Clients that show both show the same twice; clients that compare them leave one out only where they recognise the copy.',
    todo: 'Nothing, where the copy is small. Compact JSON with the same keys in the same order is recognised most often.',
    source: RULES,
  },
} as const satisfies Record<string, RuleWords>;
