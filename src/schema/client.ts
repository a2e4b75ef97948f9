import { z } from 'astro/zod';
import { evidence, release } from './evidence.ts';
import { outcome } from './outcome.ts';
import {
  commit,
  date,
  id,
  line,
  longText,
  name,
  OWNER_NAME,
  referenceTo,
  repository,
  text,
  url,
  variantLetter,
} from './primitives.ts';

/** What decides that a result takes this path, where a reader can set it. */
export const conditions = z.strictObject({
  outputSchema: z
    .enum(['none', 'declared'])
    .optional()
    .describe('Whether the tool was listed with an outputSchema.'),
  option: line.optional().describe('Option of the client, as its users write it.'),
  provider: line.optional().describe('Model provider or its layer in the client.'),
});

/** One configuration in which a result travels to the model or to a script. */
export const path = z.strictObject({
  id: id.describe('Name of the path, unique in its client; permanent.'),
  title: name.describe('The same in words, for headings.'),
  to: z
    .enum(['model', 'code'], { error: 'is not a destination; use model or code' })
    .describe('`model`: words for the model; `code`: a value for a script, never counted.'),
  variant: variantLetter.describe('Variant by behaviour.'),
  variantOnError: variantLetter.optional().describe('Variant of a result with isError, where it differs.'),
  nearest: z
    .literal(true)
    .optional()
    .describe('True where no variant fits and this is the nearest; the note says how it differs.'),
  conditions: conditions.optional().describe('What decides that a result takes this path.'),
  former: z
    .strictObject({
      from: date.nullable().describe('First day on which it was taken; null where it is not known.'),
      until: date.nullable().describe('Last day on which it was taken; null where it is not known.'),
      note: text.optional().describe('What to know about these days.'),
    })
    .optional()
    .describe('A path that is no longer taken: when it was.'),
  when: text.nullable().describe('When a result takes this path; null where the edition does not say.'),
  reaches: line.describe('What reaches the model, in one line.'),
  rule: longText
    .nullable()
    .describe('How the client forms it, in our words; null where the edition does not say.'),
  evidence: z.array(evidence).describe('Where the source says so.'),
  outcomes: z.record(id, outcome).describe("What arrives for each sample result, by the result's id."),
  note: text.optional().describe('What the reader should know besides.'),
});
export type Path = z.output<typeof path>;

/** Why the letter of the default path differs from the edition before. */
export const change = z.strictObject({
  kind: z
    .enum(['client', 'correction', 'unknown'], {
      error: 'is not a kind of change; use client, correction or unknown',
    })
    .describe(
      '`client`: the client changed; `correction`: the earlier edition had it wrong; `unknown`: not known which.',
    ),
  since: date.nullable().describe('Day since which it is so; null where it is not known.'),
  by: z
    .string()
    .regex(
      new RegExp(`^${OWNER_NAME}(#\\d+|@[0-9a-f]{7,40})$`),
      'is not a reference; use owner/name#number or owner/name@commit',
    )
    .nullable()
    .describe(
      'Pull request, issue or commit that changed it, as owner/name#number or owner/name@commit; null where not known.',
    ),
  note: text.describe('What happened, in one to three sentences.'),
});
export type Change = z.output<typeof change>;

/** What one edition says of a client. */
export const reading = z.strictObject({
  edition: referenceTo.describe('Id of the edition.'),
  name: text.optional().describe('Name under which this edition lists the client, where it is another.'),
  repository: repository.optional().describe('Repository that this edition names, where it is another.'),
  source: z
    .union([z.strictObject({ commit: commit.describe('Commit that was read.') }), release])
    .nullable()
    .describe(
      "What was read: a commit of the client's repository, a release, or null where it was not recorded.",
    ),
  sourceDate: date.nullable().describe('Day of that commit or release; null where it was not recorded.'),
  readOn: date.nullable().describe('Day on which it was read; null where it was not recorded.'),
  version: text.nullable().describe('Version of the client at that commit; null where it was not recorded.'),
  versionNote: text.optional().describe('What to know about that version.'),
  confidence: z
    .enum(['high', 'medium', 'low'], { error: 'is not a confidence; use high, medium or low' })
    .nullable()
    .describe('How sure the reader was; null where the edition does not say.'),
  paths: z
    .array(path)
    .min(1, 'is empty; a reading has at least one path')
    .describe('Paths of a result; the first that is not former is the default one and decides the row.'),
  change: change
    .optional()
    .describe("Stands where the default path's letter differs from the edition before."),
  note: text.optional().describe('What to know about this reading as a whole.'),
});
export type Reading = z.output<typeof reading>;

/** A public thread that bears on what the client does. */
export const link = z.strictObject({
  ref: z
    .string()
    .regex(new RegExp(`^${OWNER_NAME}#\\d+$`), 'is not a reference; use owner/name#number')
    .describe('Short reference, owner/name#number.'),
  url: url.describe('Address of the thread.'),
  type: z
    .enum(['issue', 'pull request', 'discussion', 'unknown'], {
      error: 'is not a sort of thread; use issue, pull request, discussion or unknown',
    })
    .describe('Sort of thread; `unknown` where it was not seen.'),
  title: line.nullable().describe('What it is about, in our words; null where the thread was not seen.'),
  state: z
    .enum(['open', 'closed', 'merged', 'unknown'], {
      error: 'is not a state; use open, closed, merged or unknown',
    })
    .describe('State when last seen.'),
  date: date.nullable().describe('Day of the thread; null where it was not recorded.'),
  dateNote: text.optional().describe('What that day is, or why there is none.'),
  inSurvey: z.literal(true).optional().describe('True where the survey of mid-2026 names it.'),
});
export type Link = z.output<typeof link>;

/** One client, or one language binding of it. */
export const client = z.strictObject({
  id: id.describe("Permanent name; equals the file's name."),
  name: name.describe('Name as its makers write it.'),
  project: id.describe('Project it belongs to; two bindings of one project share it.'),
  binding: name.optional().describe('Language binding, where the project has several.'),
  repository: repository.describe('Repository of its source.'),
  formerly: z.array(repository).optional().describe('Earlier names of the repository.'),
  language: name.describe('Language it is written in.'),
  kind: referenceTo.describe('Id of a kind in kinds.yaml.'),
  readings: z
    .array(reading)
    .min(1, 'is empty; a client has at least one reading')
    .describe('What each edition says, oldest first.'),
  links: z.array(link).describe('Related issues and pull requests.'),
  openQuestions: z.array(text).describe('What the readings did not settle.'),
});
export type Client = z.output<typeof client>;
