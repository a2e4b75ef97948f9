import { specTopics, type SpecRevision, type TimelineEntry } from '#schema/timeline.ts';

export const anEntry = (
  id: string,
  date: string | null,
  more: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  id,
  date,
  kind: 'pull request',
  title: id,
  ref: 'owner/name#1',
  url: 'https://github.com/owner/name/pull/1',
  state: 'merged',
  what: 'what',
  verified: { in: ['thread'] },
  ...more,
});

export const aRevision = (id: string): SpecRevision => ({
  id,
  published: id === 'draft' ? null : id,
  repository: 'owner/name',
  commit: '0123456789abcdef0123456789abcdef01234567',
  file: `docs/${id}/tools.mdx`,
  statements: specTopics.map((topic) => ({ topic, state: 'does not say' })),
});
