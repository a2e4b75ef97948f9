import { z } from 'astro/zod';
import { MAX_LONG, mimeType, text, tooLong } from './primitives.ts';

/** Words to the letter; they may be empty and may begin or end in space. */
const words = z.string().max(MAX_LONG, tooLong(MAX_LONG));

/** One block of several that arrive for a result. */
export const outcomeBlock = z.union([
  z.strictObject({
    text: words.describe('The words, exactly; variable parts in ‹…›.'),
  }),
  z.strictObject({
    media: mimeType.describe('MIME type of an image or a sound that arrives as such.'),
  }),
  z.strictObject({
    link: z
      .strictObject({
        uri: text.describe('Address of the resource; variable parts in ‹…›.'),
        mimeType: mimeType.nullable().describe('MIME type, null where none arrives.'),
      })
      .describe('A reference that arrives as such.'),
  }),
]);
export type OutcomeBlock = z.output<typeof outcomeBlock>;

const KINDS = ['text', 'blocks', 'none', 'error'] as const;

/** What arrives for a sample result, as the source says: exactly one of text, blocks, none, error. */
export const outcome = z
  .strictObject({
    text: words.optional().describe('One text, exactly; variable parts in ‹…›.'),
    blocks: z
      .array(outcomeBlock)
      .min(1, 'is empty; where nothing arrives, use none: true')
      .optional()
      .describe('Several blocks, in order.'),
    none: z.literal(true).optional().describe('Nothing arrives.'),
    error: words.optional().describe('The words the model gets for an exception.'),
    uncertain: z.literal(true).optional().describe('True where the reading did not settle it.'),
    note: text.optional().describe('What the reader should know besides.'),
  })
  .refine((value) => KINDS.filter((kind) => value[kind] !== undefined).length === 1, {
    error: 'must have exactly one of text, blocks, none and error',
  });
export type Outcome = z.output<typeof outcome>;
