import { verifiedIn, type SpecStatement, type SpecTopic, type TimelineEntry } from '#schema/timeline.ts';
import { listWords } from '../numbers.ts';
import type { LineKind } from './kinds.ts';
import type { LineItem } from './line.ts';

const STATES: Record<TimelineEntry['state'], string | null> = {
  opened: 'opened',
  open: 'open',
  merged: 'merged',
  closed: 'closed',
  'not accepted': 'closed, not accepted',
  final: 'Final',
  published: 'published',
  none: null,
  unknown: 'state not known',
};

/** Kind and state of an entry, such as `pull request, merged`. */
export function entryWords({
  kind,
  state,
  stateNote,
}: Pick<TimelineEntry, 'kind' | 'state' | 'stateNote'>): string {
  return [kindWord(kind), STATES[state], stateNote].filter(Boolean).join(', ');
}

/** One of a kind, in a sentence. */
export const kindWord = (kind: LineKind): string =>
  kind === 'comment' ? 'review or comment' : kind === 'SEP revision' ? 'revision of a SEP' : kind;

/** What stands over the title of a mark beside its day: its kind, its state, and what to know about the day. */
export function itemWords(item: LineItem): string {
  switch (item.of) {
    case 'entry':
      return [entryWords(item.entry), item.entry.dateNote].filter(Boolean).join('. ');
    case 'revision':
      return `${item.kind}, ${item.revision.published ? 'published' : 'not published'}. Verified in the repository`;
    case 'edition':
      return [item.edition.date ? item.kind : `${item.edition.time}, ${item.kind}`, item.edition.dateNote]
        .filter(Boolean)
        .join('. ');
    case 'move':
      return `${item.kind}, read in the edition of ${item.edition.time}`;
    default:
      return item satisfies never;
  }
}

/** The title of a mark. */
export function itemTitle(item: LineItem): string {
  switch (item.of) {
    case 'entry':
      return item.entry.title;
    case 'revision':
      return item.revision.published
        ? `Specification ${item.revision.id}`
        : 'The draft of the next specification';
    case 'edition':
      return item.edition.title;
    case 'move':
      return `${item.change.client.name} goes from ${item.change.from} to ${item.change.to}`;
    default:
      return item satisfies never;
  }
}

const PLACES: Record<TimelineEntry['verified']['in'][number], string> = {
  thread: 'in the thread',
  repository: 'in the repository',
  page: 'on the page',
};

/** Where an entry was verified, the repository last, as `Verified in the thread` or `Not verified`. */
export const verifiedWords = ({ in: places }: TimelineEntry['verified']): string =>
  places.length === 0
    ? 'Not verified'
    : `Verified ${listWords(verifiedIn.filter((place) => places.includes(place)).map((place) => PLACES[place]))}`;

const TOPICS: Record<SpecTopic, string> = {
  field: 'Whether structuredContent exists',
  type: 'What it may hold',
  'content-required': 'Whether content is required',
  copy: 'A copy as JSON in content',
  'copy-of-other-values': 'A copy of arrays and single values',
  selection: 'Which field the model sees',
  'output-schema': 'Results against outputSchema',
  'output-schema-on-error': 'Failed calls and outputSchema',
  'errors-to-model': 'Errors and the model',
  validation: 'Checks before the model',
  meta: 'Whether the model may see _meta',
  audience: 'Audience annotations',
  examples: 'Its own examples',
  'structured-outputs': '“Structured outputs” of models',
};

/** The topic as a heading. */
export const topicWords = (topic: SpecTopic): string => TOPICS[topic];

/** What a revision says of a topic, in a few words. */
export const statementWords = ({ state, short }: Pick<SpecStatement, 'state' | 'short'>): string =>
  state === 'says' && short ? short : state;

const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** Name of a month that is written `YYYY-MM`. */
export const monthName = (text: string): string => month.format(new Date(`${text}-01T00:00:00Z`));
