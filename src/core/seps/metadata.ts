import { isRealDate } from '#schema/primitives.ts';
import type { MetadataEntry, Person, Run, Sep } from '#schema/sep.ts';
import { canonicalKey, type MetadataKey } from './keys.ts';
import { looksLikeHandle, readPeople } from './people.ts';
import { readReference, readReferences } from './references.ts';
import { runsText, tidy } from './runs.ts';
import { readStatus } from './status.ts';

/** The part of a SEP that its metadata gives. */
export type Metadata = Pick<
  Sep,
  | 'restatement'
  | 'status'
  | 'outcome'
  | 'type'
  | 'created'
  | 'authors'
  | 'sponsors'
  | 'sponsorNote'
  | 'pullRequest'
  | 'issue'
  | 'relatedIssues'
  | 'others'
>;

type Warn = (line: number, message: string) => void;
type Entries = Partial<Record<MetadataKey, MetadataEntry>>;

/**
 * Types the metadata of a SEP. The list wins over a table beside it, an earlier entry over a later one; what is missing,
 * odd or given twice is told to `warn` with its line.
 */
export function readMetadata(
  entries: readonly MetadataEntry[],
  fromTable: readonly MetadataEntry[],
  listLine: number,
  warn: Warn,
): Metadata {
  const { typed, others } = sortEntries(entries, warn);
  addFromTable(typed, fromTable, warn);
  const need = (key: MetadataKey, words: string): MetadataEntry | undefined => {
    const entry = typed[key];
    if (!entry || entry.value.length === 0) {
      warn(entry?.line ?? listLine, `${words} is not given; add "- **${words}**: …" to the list`);
      return undefined;
    }
    return entry;
  };
  const sponsors = people(typed.sponsors, warn);
  return {
    restatement: /^(yes|true)\b/i.test(textOf(typed.restatement)),
    status: status(need('status', 'Status'), warn),
    outcome: typed.outcome?.value ?? null,
    type: need('type', 'Type') ? textOf(typed.type) : null,
    created: created(need('created', 'Created'), warn),
    authors: people(need('authors', 'Author(s)'), warn).people,
    sponsors: sponsors.people,
    sponsorNote: sponsors.none,
    pullRequest: typed.pullRequest ? readReference(typed.pullRequest.value, 'pull') : null,
    issue: typed.issue ? readReference(typed.issue.value, 'issues') : null,
    relatedIssues: typed.relatedIssues ? readReferences(typed.relatedIssues.value, 'issues') : [],
    others,
  };
}

const textOf = (entry: MetadataEntry | undefined): string => runsText(entry?.value ?? []);

function sortEntries(
  entries: readonly MetadataEntry[],
  warn: Warn,
): { typed: Entries; others: MetadataEntry[] } {
  const typed: Entries = {};
  const others: MetadataEntry[] = [];
  for (const entry of entries) {
    const key = canonicalKey(entry.key);
    const before = key && typed[key];
    if (!key) others.push(entry);
    else if (before) warn(entry.line, `${entry.key} is given twice; the one of line ${before.line} is taken`);
    else typed[key] = entry;
  }
  return { typed, others };
}

function addFromTable(typed: Entries, table: readonly MetadataEntry[], warn: Warn): void {
  for (const entry of table) {
    const key = canonicalKey(entry.key);
    if (!key || key === 'number' || key === 'title') continue;
    const before = typed[key];
    if (!before) {
      typed[key] = entry;
      warn(entry.line, `${entry.key} is given in a table alone; it is taken from there`);
    } else if (!agrees(key, before.value, entry.value)) {
      warn(
        entry.line,
        `the table gives ${entry.key} as "${textOf(entry)}", line ${before.line} as "${textOf(before)}", which is taken`,
      );
    }
  }
}

const agrees = (key: MetadataKey, first: Run[], second: Run[]): boolean => {
  const names = (runs: Run[]) =>
    readPeople(runs)
      .people.map(({ name }) => name)
      .join(', ');
  if (key === 'authors' || key === 'sponsors') return names(first) === names(second);
  return runsText(first).toLowerCase() === runsText(second).toLowerCase();
};

function status(entry: MetadataEntry | undefined, warn: Warn): string | null {
  if (!entry) return null;
  const read = readStatus(textOf(entry));
  if (!read.known)
    warn(entry.line, `Status "${read.status}" is no state of the process; it is shown as given`);
  if (read.rest)
    warn(entry.line, `Status ${read.status} has further words, "${read.rest}", which are left out`);
  return read.status;
}

function created(entry: MetadataEntry | undefined, warn: Warn): string | null {
  if (!entry) return null;
  const text = textOf(entry);
  const date = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? '';
  if (!isRealDate(date)) {
    warn(entry.line, `Created "${text}" is no day written YYYY-MM-DD; the date counts as not known`);
    return null;
  }
  if (date !== text) warn(entry.line, `Created "${text}" has further words; ${date} is taken`);
  return date;
}

function people(entry: MetadataEntry | undefined, warn: Warn): { people: Person[]; none: string | null } {
  if (!entry) return { people: [], none: null };
  const read = readPeople(tidy(entry.value));
  for (const person of read.people.filter(looksLikeHandle)) {
    warn(
      entry.line,
      `${entry.key} "${person.name}" looks like a handle without its @; it is taken as a name`,
    );
  }
  return read;
}
