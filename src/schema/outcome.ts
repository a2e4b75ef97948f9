import { z } from 'astro/zod';
import { text } from './primitives.ts';

/** One block of several that arrive for a result. */
export const outcomeBlock = z.union([
  z.strictObject({
    text: z.string().describe('The words, exactly; variable parts in ‹…›.'),
  }),
  z.strictObject({
    media: text.describe('MIME type of an image or a sound that arrives as such.'),
  }),
  z.strictObject({
    link: z
      .strictObject({
        uri: text.describe('Address of the resource; variable parts in ‹…›.'),
        mimeType: text.nullable().describe('MIME type, null where none arrives.'),
      })
      .describe('A reference that arrives as such.'),
  }),
]);
export type OutcomeBlock = z.output<typeof outcomeBlock>;

const KINDS = ['text', 'blocks', 'none', 'error'] as const;

/** What arrives for a sample result, as the source says: exactly one of text, blocks, none, error. */
export const outcome = z
  .strictObject({
    text: z.string().optional().describe('One text, exactly; variable parts in ‹…›.'),
    blocks: z
      .array(outcomeBlock)
      .min(1, 'is empty; where nothing arrives, use none: true')
      .optional()
      .describe('Several blocks, in order.'),
    none: z.literal(true).optional().describe('Nothing arrives.'),
    error: z.string().optional().describe('The words the model gets for an exception.'),
    uncertain: z.literal(true).optional().describe('True where the reading did not settle it.'),
    note: text.optional().describe('What the reader should know besides.'),
  })
  .refine((value) => KINDS.filter((kind) => value[kind] !== undefined).length === 1, {
    error: 'must have exactly one of text, blocks, none and error',
  });
export type Outcome = z.output<typeof outcome>;
