import { z } from 'astro/zod';
import { date, id, line, name, referenceTo, text, url, variantLetter } from './primitives.ts';

/** What of a field reaches the model in one of the marker situations. */
const markers = z.enum([
  'content',
  'structuredContent',
  'both',
  'once',
  'nothing',
  'nothing or a placeholder',
]);

/** One of the ways in which a client treats the two fields. */
export const variant = z.strictObject({
  letter: variantLetter.describe('The letter.'),
  name: name.describe('Short name, as in tables.'),
  short: text.describe('One sentence: what it does.'),
  long: text.describe("A paragraph for the variant's own page."),
  cost: text.describe('What it costs and what is lost.'),
  advice: text.describe('What the author of a server should do about it.'),
  sign: z
    .strictObject({
      content: z.enum(['full', 'none', 'fallback', 'unless-copy']).describe('The left half, content.'),
      structuredContent: z
        .enum(['full', 'none', 'fallback', 'unless-copy'])
        .describe('The right half, structuredContent.'),
    })
    .describe('How each half of the sign is drawn.'),
  behaviour: z
    .strictObject({
      differ: markers.describe('Both fields present, with different information.'),
      equal: markers.describe('Both fields present, with the same information.'),
      emptyContent: markers.describe('structuredContent present, content an empty array.'),
    })
    .describe('What reaches the model in each marker situation.'),
  since: referenceTo.describe('Edition that first has this letter.'),
});
export type Variant = z.output<typeof variant>;

/** A kind of client; the order of the file is the order of listing. */
export const kind = z.strictObject({
  id: id.describe('Permanent name.'),
  name: name.describe('One of them, such as "coding agent".'),
  plural: name.describe('Several of them.'),
  description: text.describe('What belongs here.'),
});
export type Kind = z.output<typeof kind>;

/** What an edition is expected to count, where it was published with counts. */
const published = z.strictObject({
  rows: z.int().positive().describe('Rows.'),
  projects: z.int().positive().describe('Projects.'),
  variants: z.partialRecord(variantLetter, z.int().nonnegative()).describe('Rows by letter.'),
});

/** One dated state of the whole survey. */
export const edition = z.strictObject({
  id: id.describe('Permanent name, a year and a month.'),
  title: name.describe('Title for headings.'),
  time: name.describe('How a sentence speaks of its time, such as "mid-2026".'),
  date: date.nullable().describe('Day to which its facts hold; null where it was not recorded.'),
  dateNote: text.optional().describe('Why there is no day.'),
  method: text.describe('How its rows were made.'),
  published: published
    .optional()
    .describe('Counts as published by others; the check holds our rows against them.'),
  finding: text.describe('Its finding, in our words.'),
  shape: text.describe('The response shape it recommends, in our words.'),
  shapeRemark: text.optional().describe('Remark of a later edition on that shape.'),
});
export type Edition = z.output<typeof edition>;

/** Something that an earlier edition had wrong. */
export const correction = z.strictObject({
  id: id.describe('Permanent name.'),
  edition: referenceTo.describe('Edition that had it wrong.'),
  client: referenceTo.describe('Client whose row it is.'),
  said: text.describe('What that edition said.'),
  right: text.describe('What is right.'),
  changesVariant: z.boolean().describe("Whether it changes the row's letter."),
  knownSince: date.describe('Day since which it is known.'),
  source: z
    .strictObject({
      title: line.describe('What the address leads to.'),
      url: url.describe('The address.'),
    })
    .describe('Where it can be seen.'),
});
export type Correction = z.output<typeof correction>;

/** What a sample result shows; the result itself is data/results/<id>.json. */
export const resultInfo = z.strictObject({
  id: id.describe("Permanent name; equals the file's name."),
  title: name.describe('Title for headings.'),
  shows: text.describe('What it is there to show.'),
});
export type ResultInfo = z.output<typeof resultInfo>;

/** The companion survey of servers: how many put what on the wire. */
export const companion = z.strictObject({
  servers: z.int().positive().describe('Servers in all.'),
  shapes: z
    .array(
      z.strictObject({
        name: name.describe('What these servers send.'),
        servers: z.int().nonnegative().describe('How many.'),
      }),
    )
    .describe('Each shape and how many servers have it.'),
  note: text.describe('What to know about it.'),
});
export type Companion = z.output<typeof companion>;
