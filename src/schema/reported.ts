import { z } from 'astro/zod';
import { date, id, line, name, OWNER_NAME, referenceTo, text, url } from './primitives.ts';

/** One public report of what a client did with a tool result. */
export const report = z.strictObject({
  ref: z
    .string()
    .regex(new RegExp(`^${OWNER_NAME}#\\d+$`), 'is not a reference; use owner/name#number')
    .describe('Thread that reports it, owner/name#number.'),
  url: url.describe('Address of the thread.'),
  date: date.nullable().describe('Day of the report; null where it was not recorded.'),
  dateNote: line.optional().describe('What that day is, or why there is none.'),
  version: line.nullable().describe('Version of the client that it names; null where it names none.'),
  what: text.describe('What it reports, in our words.'),
});
export type Report = z.output<typeof report>;

/** A client whose source was not read: what others reported of it. It has no letter, no rule and no place in counts. */
export const reportedClient = z.strictObject({
  id: id.describe('Permanent name; not that of a client in data/clients/.'),
  name: name.describe('Name as its makers write it.'),
  kind: referenceTo.describe('Id of a kind in kinds.yaml.'),
  source: z
    .enum(['closed', 'public'], { error: 'is not a state of a source; use closed or public' })
    .describe('`closed`: its source is not public; `public`: it is, and was not read.'),
  note: text.describe('What the reports say taken together, and where they contradict each other.'),
  reports: z
    .array(report)
    .min(1, 'is empty; a client is listed for at least one report')
    .describe('The reports, oldest first; those without a day stand where they belong.'),
});
export type ReportedClient = z.output<typeof reportedClient>;
