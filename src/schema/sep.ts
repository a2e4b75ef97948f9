import { z } from 'astro/zod';
import { anyText as text, date, url } from './primitives.ts';

/** States that the process gives a SEP, in its order. */
export const sepStatuses = [
  'Draft',
  'In-Review',
  'Accepted',
  'Final',
  'Rejected',
  'Withdrawn',
  'Superseded',
  'Dormant',
] as const;
export type SepStatus = (typeof sepStatuses)[number];

/** A piece of a metadata value: words, linked where `url` is given. */
export const run = z.strictObject({ text: z.string(), url: url.nullable() });
export type Run = z.output<typeof run>;

/** An author or sponsor; at least one of name and handle is known. */
export const person = z.strictObject({
  name: text.nullable(),
  /** GitHub handle without `@`. */
  handle: z
    .string()
    .regex(/^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?$/)
    .nullable(),
  /** What the file adds, such as the part that the person had. */
  note: text.nullable(),
});
export type Person = z.output<typeof person>;

/** A pull request, issue or page that the metadata names. */
export const reference = z.strictObject({ text, url: url.nullable() });
export type Reference = z.output<typeof reference>;

/** A heading with what is under it; `slug` is the id that it has on the page. */
export interface Section {
  title: string;
  slug: string;
  /** Level of the heading on the page, 2 to 6. */
  level: number;
  sections: Section[];
}
export const section: z.ZodType<Section> = z.strictObject({
  title: z.string(),
  slug: text,
  level: z.int().min(2).max(6),
  get sections() {
    return z.array(section);
  },
});

/** A line of the metadata as it stands in the file, typed or not. */
export const metadataEntry = z.strictObject({ key: text, value: z.array(run), line: z.int().positive() });
export type MetadataEntry = z.output<typeof metadataEntry>;

/** Something odd in a file that was read all the same; line and column count from 1. */
export const locatedWarning = z.strictObject({
  file: text,
  line: z.int().positive(),
  column: z.int().positive(),
  message: text,
});
export type LocatedWarning = z.output<typeof locatedWarning>;

/** A Specification Enhancement Proposal. What its file does not say is null or empty. */
export const sep = z.strictObject({
  number: z.int().positive(),
  title: text,
  /** File that it was read from: a path in this project, or folder and name. */
  file: text,
  /** Whether the text is this project's own restatement. */
  restatement: z.boolean(),
  /** A state of the process, or any other as given. */
  status: text.nullable(),
  /** What became of it, where the status does not say. */
  outcome: z.array(run).nullable(),
  type: text.nullable(),
  created: date.nullable(),
  authors: z.array(person),
  sponsors: z.array(person),
  /** What stands in place of a sponsor, such as that one is sought. */
  sponsorNote: text.nullable(),
  pullRequest: reference.nullable(),
  issue: reference.nullable(),
  relatedIssues: z.array(reference),
  /** Keys that have no place above, as they come. */
  others: z.array(metadataEntry),
  sections: z.array(section),
  /** Ids of its normative statements, in order. */
  clauses: z.array(text),
  /** Numbers of other SEPs that its text names, ascending. */
  mentions: z.array(z.int().positive()),
  warnings: z.array(locatedWarning),
  /** The text without title and metadata, as Markdown. */
  markdown: z.string(),
});
export type Sep = z.output<typeof sep>;
