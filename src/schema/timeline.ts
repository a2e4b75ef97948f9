import { z } from 'astro/zod';
import { lineRange } from './evidence.ts';
import { commit, date, id, name, OWNER_NAME, referenceTo, repository, text, url } from './primitives.ts';

/** What an entry of the timeline is about, in the order of the filter. */
export const timelineKinds = [
  'issue',
  'pull request',
  'SEP',
  'SEP revision',
  'comment',
  'specification release',
  'roadmap',
  'client change',
] as const;

/** What became of a thing, as far as it was seen. */
export const timelineStates = [
  'opened',
  'open',
  'merged',
  'closed',
  'not accepted',
  'final',
  'published',
  'none',
  'unknown',
] as const;

/** Where an entry was verified: in its thread, on a published page, in the history of a repository. */
export const verifiedIn = ['thread', 'page', 'repository'] as const;

const reference = z
  .string()
  .regex(
    new RegExp(`^${OWNER_NAME}@[0-9a-f]{7,40}$`),
    'is not a reference to a commit; use owner/name@commit, with 7 to 40 digits',
  );

/** One dated event in the history of the two fields. */
export const timelineEntry = z.strictObject({
  id: id.describe('Permanent name; the address of the entry ends in it.'),
  date: date.nullable().describe('Day of the event; null where it is not known.'),
  dateNote: text.optional().describe('What that day is, or why there is none.'),
  kind: z
    .enum(timelineKinds, { error: `is not a kind of entry; use ${timelineKinds.join(', ')}` })
    .describe('What the entry is about.'),
  title: name.describe('The event in a few words.'),
  ref: text.describe('Short reference, owner/name#number, or the name of the page.'),
  url: url.describe('Address of the thread or page.'),
  state: z
    .enum(timelineStates, { error: `is not a state; use ${timelineStates.join(', ')}` })
    .describe('What became of it, as last seen; `none` where it has no state of its own.'),
  stateNote: text.optional().describe('What to know about the state.'),
  what: text.describe('What happened, in our words, in one to four sentences.'),
  verified: z
    .strictObject({
      in: z
        .array(z.enum(verifiedIn, { error: `is not a place; use ${verifiedIn.join(', ')}` }))
        .describe('Where it was read; an empty list where it was not verified.'),
      commits: z.array(reference).optional().describe('Commits that show it, as owner/name@commit.'),
      note: text.optional().describe('What was read or not read, as a sentence.'),
    })
    .describe('Whether and where the entry was verified.'),
  clients: z.array(referenceTo).optional().describe('Ids of the clients that the entry is about.'),
  revision: referenceTo.optional().describe('Id of the revision of the specification that came out with it.'),
});
export type TimelineEntry = z.output<typeof timelineEntry>;
export type TimelineKind = TimelineEntry['kind'];

/** What a revision may say something about, in the order of reading. */
export const specTopics = [
  'field',
  'type',
  'content-required',
  'copy',
  'copy-of-other-values',
  'selection',
  'output-schema',
  'output-schema-on-error',
  'errors-to-model',
  'validation',
  'meta',
  'audience',
  'examples',
  'structured-outputs',
] as const;

/** What one revision says about one topic. */
export const specStatement = z.strictObject({
  topic: z
    .enum(specTopics, { error: `is not a topic; use ${specTopics.join(', ')}` })
    .describe('What it is about.'),
  state: z
    .enum(['says', 'does not say', 'not recorded'], {
      error: 'is not a state; use says, does not say or not recorded',
    })
    .describe('Whether the revision says something about it.'),
  short: text
    .optional()
    .describe('The statement in a few words, for the table; only where it says something.'),
  what: text.optional().describe('The statement in one or two sentences of ours, or what to know besides.'),
  places: z
    .array(
      z.strictObject({
        file: text.optional().describe("File in the repository, where it is not the revision's own."),
        lines: lineRange.describe('First and last line at the commit of the revision.'),
      }),
    )
    .optional()
    .describe('Where it says so.'),
});
export type SpecStatement = z.output<typeof specStatement>;
export type SpecTopic = SpecStatement['topic'];

/** One revision of the specification, as its files stood at a commit. */
export const specRevision = z.strictObject({
  id: id.describe('Its date as its makers write it, or draft.'),
  published: date.nullable().describe('Day of its publication; null for the draft.'),
  current: z.literal(true).optional().describe('True for the revision in force at that commit.'),
  repository: repository.describe('Repository that holds the file.'),
  commit: commit.describe('Commit at which it was read.'),
  file: text.describe('Path of its page on tools.'),
  note: text.optional().describe('What to know about the revision as a whole.'),
  statements: z.array(specStatement).describe('What it says, one statement a topic.'),
});
export type SpecRevision = z.output<typeof specRevision>;
