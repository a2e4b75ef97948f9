import { timelineKinds, type TimelineKind } from '#schema/timeline.ts';

/** What a mark of the line is about; the editions of the survey come beside the kinds of timeline.yaml. */
export type LineKind = TimelineKind | 'survey edition';

/** Every kind, in the order of the filter. */
export const lineKinds: readonly LineKind[] = [...timelineKinds, 'survey edition'];

const PLURALS: Record<LineKind, string> = {
  issue: 'issues',
  'pull request': 'pull requests',
  SEP: 'SEPs',
  'SEP revision': 'SEP revisions',
  comment: 'comments',
  'specification release': 'specification',
  roadmap: 'roadmap',
  'client change': 'client changes',
  'survey edition': 'survey editions',
};

/** The kind as a filter names it. */
export const kindPlural = (kind: LineKind): string => PLURALS[kind];

/** The kind as an address writes it, such as `pull-request`. */
export const kindSlug = (kind: LineKind): string => kind.toLowerCase().replaceAll(' ', '-');
