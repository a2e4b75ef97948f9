import { z } from 'astro/zod';
import { date, id, line, mimeType, name, referenceTo, text } from './primitives.ts';

/** A text of more UTF-16 units than this is recorded by its ends, its length and its hash. */
export const MAX_RECORDED = 16_000;
/** UTF-16 units of each end that are kept of a longer text. */
export const RECORDED_END = 400;

/** Words to the letter; they may be empty and may begin or end in space. */
const words = z.string().max(MAX_RECORDED);

/** What stands for a text that is too long to be kept whole. */
export const excerpt = z.strictObject({
  length: z.int().min(1).describe('Length of the whole in UTF-16 units.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'is not a SHA-256; use 64 lower-case hexadecimal digits')
    .describe('SHA-256 of the whole in UTF-8.'),
  head: words.describe('Its first characters.'),
  tail: words.describe('Its last characters.'),
});
export type Excerpt = z.output<typeof excerpt>;

/** A text as it was recorded: whole, or by an excerpt where it is long. Variable parts are written ‹name›. */
export const recorded = z.union([words, excerpt]);
export type Recorded = z.output<typeof recorded>;

/** The forms in which a client speaks with its model. */
export const WIRES = ['openai-chat', 'openai-responses', 'anthropic-messages', 'gemini-generate'] as const;
export const wire = z.enum(WIRES, { error: `is not a wire format; use one of ${WIRES.join(', ')}` });
export type Wire = z.output<typeof wire>;

const place = z
  .literal('nextUserMessage')
  .optional()
  .describe('Stands where it came beside the tool-result item and not in it.');

/** One part of what the model gets. */
export const seenPart = z.union([
  z.strictObject({ text: recorded.describe('Words, exactly.'), place }),
  z.strictObject({ media: mimeType.describe('MIME type of an image or a sound that came as such.'), place }),
  z.strictObject({
    link: text.describe('Address of a file or an image that the client only referred to.'),
    place,
  }),
]);
export type SeenPart = z.output<typeof seenPart>;

/** What the model endpoint received for one sample result. */
export const observedResult = z.strictObject({
  result: referenceTo.describe('Id of the sample result.'),
  item: recorded
    .nullable()
    .describe(
      'The tool-result item, the very characters of the request; null where the run ended before one was sent.',
    ),
  also: z
    .array(recorded)
    .describe('What else the client put into the same turn, the very characters of the request.'),
  view: z.array(seenPart).describe('The words and media of the item and of what came beside it.'),
  flagged: z
    .literal(true)
    .optional()
    .describe('Stands where the item itself marks an error, in a field of the wire format.'),
  ended: line.optional().describe('Stands where the client ended the run at this result: what it said.'),
});
export type ObservedResult = z.output<typeof observedResult>;

/** The results of one configuration of a client. */
export const observedRun = z.strictObject({
  path: id.describe("Id of the path of the client's file that this configuration takes."),
  configuration: line.describe('What was set, in words, which tells this run from the others of its path.'),
  wire: wire.describe('Form in which the client spoke with the model endpoint.'),
  outputSchema: z
    .enum(['none', 'declared'])
    .describe('Whether the tool was listed with an outputSchema, which allows any object.'),
  transport: z.enum(['stdio', 'http']).describe('How the client reached the server.'),
  clientInfo: z
    .strictObject({
      name: z.string().describe('Name by which the client introduced itself.'),
      version: z.string().describe('Version that it gave.'),
    })
    .describe('How the client introduced itself to the server.'),
  results: z
    .array(observedResult)
    .min(1, 'is empty; a run has at least one result')
    .describe('What was received for each sample result, in the order of results.yaml.'),
});
export type ObservedRun = z.output<typeof observedRun>;

const PACKAGE = /^(@[a-z0-9-~][a-z0-9-._~]*\/)?[A-Za-z0-9-~][A-Za-z0-9-._~]*$/;

/** What the real client sent to its model endpoint: data/observations/<client>.json, written by the lab. */
export const observation = z.strictObject({
  client: id.describe("Id of the client; equals the file's name."),
  packages: z
    .array(
      z.strictObject({
        registry: z.enum(['npm', 'pypi']).describe('Registry that it came from.'),
        name: z.string().regex(PACKAGE, 'is not the name of a package').describe('Name of the package.'),
        version: name.describe('Version that ran.'),
      }),
    )
    .min(1, 'is empty; name the package that ran')
    .describe('What ran: the package of the client first, then those that were installed beside it.'),
  date: date.describe('Day of the run.'),
  runs: z.array(observedRun).min(1, 'is empty; an observation has at least one run').describe('The runs.'),
});
export type Observation = z.output<typeof observation>;

/** A difference between observations and a forwarding rule that remains, and why. */
export const difference = z.strictObject({
  client: referenceTo.describe('Id of the client.'),
  path: referenceTo.describe('Id of the path.'),
  wire: wire.optional().describe('Form in which it was seen, where it is not seen in every form.'),
  outputSchema: z
    .enum(['none', 'declared'])
    .optional()
    .describe('Whether the tool declared an outputSchema, where it matters.'),
  configuration: line.optional().describe('The run in which it was seen, where it is not seen in all.'),
  results: z
    .array(referenceTo)
    .min(1, 'is empty; name the sample results')
    .describe('Sample results at which it was seen.'),
  kind: z
    .enum(['version', 'program', 'wire', 'reading', 'open'], {
      error: 'is not a kind of difference; use version, program, wire, reading or open',
    })
    .describe(
      '`version`: the version that ran behaves otherwise than the source that was read; `program`: another program of the client ran than the rule is of; `wire`: the layer that speaks with the model changes what the client gives it; `reading`: the reading is wrong or incomplete; `open`: not known why.',
    ),
  note: text.describe('What was seen instead, and why.'),
});
export type Difference = z.output<typeof difference>;
