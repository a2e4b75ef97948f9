import { z } from 'astro/zod';
import { id, variantLetter } from './primitives.ts';

const source = z
  .enum(['content', 'structuredContent', '_meta', 'isError', 'client'])
  .describe('Field of the result that it comes from; client for words that the client adds.');
const place = z
  .literal('nextUserMessage')
  .exactOptional()
  .describe('Stands where the part is moved out of the tool message.');

const segment = z.strictObject({
  source,
  text: z.string().describe('A stretch of the text; together the stretches are the text.'),
});

const part = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('text').describe('Words.'),
      text: z.string().describe('The words, exactly; parts that only a call decides as ‹name›.'),
      segments: z.array(segment).describe('The same by its sources, in order.'),
      place,
    })
    .describe('Words for the model.'),
  z
    .strictObject({
      type: z.literal('media').describe('An image or a sound.'),
      mimeType: z.string().describe('Its MIME type, as it was received.'),
      source,
      place,
    })
    .describe('An image or a sound that arrives as such.'),
  z
    .strictObject({
      type: z.literal('link').describe('A reference to a resource.'),
      uri: z.string().describe('Its address, as it was received.'),
      mimeType: z.string().exactOptional().describe('MIME type of the resource, where it arrives.'),
      source,
      place,
    })
    .describe('A reference that arrives as such.'),
]);

const lost = z
  .enum([
    'content',
    'structuredContent',
    'image',
    'audio',
    'resource_link',
    'resource',
    'block',
    'isError',
    'audience',
  ])
  .describe('A field, or a kind of block; block for one of an unknown type.');
export type LostName = z.output<typeof lost>;

const view = z.strictObject({
  client: id.describe('Id of the client.'),
  path: id.describe('Id of the path, one of the client.'),
  variant: variantLetter.describe('Letter of the path by its behaviour.'),
  error: z
    .enum(['none', 'flagged', 'worded', 'thrown', 'aborted'])
    .describe(
      'How the model learns of an error: not, by a flag, by words, by a tool error, or the run ends.',
    ),
  tokens: z.int().min(0).describe('Tokens of all texts and addresses; parts written ‹name› are not counted.'),
  parts: z.array(part).describe('What arrives, in order; empty where the model gets nothing.'),
  lost: z.array(lost).describe('What does not arrive, each named once.'),
  doubled: z.boolean().describe('True where the model gets the same data twice.'),
});

const finding = z.strictObject({
  rule: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
    .describe('Permanent id of the rule: its profile, a slash, a name.'),
  profile: z.enum(['spec', 'sep-2106', 'sep-2200', 'portability']).describe('Where the rule comes from.'),
  severity: z.enum(['error', 'warning', 'note']).describe('How grave it is.'),
  at: z
    .string()
    .regex(/^(?:\/(?:[^~/]|~[01])*)*$/)
    .describe('JSON pointer to the value; empty for the result as a whole.'),
  message: z.string().min(1).describe('What was found, in a sentence or two.'),
  clients: z
    .array(id)
    .exactOptional()
    .describe('Ids of the clients that it counts; absent where it is about none.'),
});

/** What `see --json` prints for one result. */
export const seeDocument = z
  .strictObject({
    tokenizer: z.string().min(1).describe('Name of the tokenizer that counts.'),
    views: z.array(view).describe('One of each current path, in the order of the table.'),
    findings: z.array(finding).describe('What the rules find: errors, warnings, notes.'),
  })
  .describe('A checked result.')
  .meta({ id: 'document' });
export type SeeDocument = z.output<typeof seeDocument>;

/** What `see --json` prints: a document, and for a list of results a list of them. */
export const seeOutput = z.union([
  seeDocument,
  z.array(seeDocument).min(1).describe('One document for each result of a list.'),
]);
