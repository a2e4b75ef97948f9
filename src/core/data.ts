import type { Root } from 'mdast';
import type { Proposal } from '#schema/clause.ts';
import type { Client } from '#schema/client.ts';
import type { Difference, Observation } from '#schema/observation.ts';
import type { ReportedClient } from '#schema/reported.ts';
import type { SpecRevision, TimelineEntry } from '#schema/timeline.ts';
import type { Companion, Correction, Edition, Kind, ResultInfo, Variant } from '#schema/vocabulary.ts';

/** A sample tool result: what it is there to show, and the very bytes of its file as text. */
export interface SampleResult extends ResultInfo {
  /** Source text of data/results/<id>.json. */
  json: string;
}

/** Everything in data/, valid by schema; order as in the files, clients by id. */
export interface Data {
  clients: Client[];
  variants: Variant[];
  kinds: Kind[];
  editions: Edition[];
  corrections: Correction[];
  results: SampleResult[];
  /** Clients known from public reports alone, outside all counts. */
  reported: ReportedClient[];
  companion: Companion;
  timeline: TimelineEntry[];
  /** The published revisions of the specification, oldest first, and the draft. */
  specRevisions: SpecRevision[];
  /** Proposals whose clauses are held against practice, by the number of their SEP. */
  proposals: Proposal[];
  /** What real clients sent to a model endpoint, by client. */
  observations: Observation[];
  /** Differences between observations and forwarding rules that remain. */
  differences: Difference[];
}

/** Steps from the top of a file to a field: keys and list positions. */
export type FieldPath = readonly (string | number)[];

/** A problem that a rule finds, before it is given a line and a column. */
export interface Problem {
  /** File from the root of the project, such as data/clients/goose.yaml. */
  file: string;
  /** Field that is wrong. */
  at: FieldPath;
  /** What was found, what is allowed, what to do. */
  message: string;
  /** The words of the field's text that are meant, where not all of it is. */
  phrase?: string;
  /** Collections that must be complete for this to be true; it is held back while a file of theirs is unreadable. */
  restsOn?: keyof Data | readonly (keyof Data)[];
}

/** A cross-record rule of the data. */
export interface Rule {
  /** Permanent name; equals the file's name. */
  name: string;
  /** What it keeps true, in one sentence. */
  description: string;
  check(data: Data): Problem[];
}

/** A Markdown or MDX file of content/. */
export interface Prose {
  /** File from the root of the project, such as content/report/intro.mdx. */
  file: string;
  text: string;
  /** The text as a tree; undefined where it could not be parsed or has rules of its own, as SEPs have. */
  tree?: Root;
  /** Ids on its page that links within the page may lead to; undefined where there is no tree. */
  anchors?: ReadonlySet<string>;
}

/** A problem that a rule finds in prose; `offset` counts UTF-16 units from the start of the text. */
export interface ProseProblem extends Omit<Problem, 'at'> {
  offset: number;
}

/** A rule of the prose, which may hold it against the data. */
export interface ProseRule extends Omit<Rule, 'check'> {
  check(prose: Prose, data: Data): ProseProblem[];
}
