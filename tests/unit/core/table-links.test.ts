import { expect, test } from 'vitest';
import { linksByWeight } from '#core/table-links.ts';
import type { Link } from '#schema/client.ts';

const link = (ref: string, date: string | null, inSurvey?: true): Link => ({
  ref,
  url: 'https://example.org/',
  type: 'issue',
  title: null,
  state: 'open',
  date,
  ...(inSurvey && { inSurvey }),
});

test('what the survey names comes first, then the newest, and the undated last', () => {
  const links = [
    link('a/a#1', '2026-01-01'),
    link('a/a#2', null),
    link('a/a#3', '2026-05-01'),
    link('a/a#4', '2025-01-01', true),
  ];
  expect(linksByWeight(links).map((entry) => entry.ref)).toEqual(['a/a#4', 'a/a#3', 'a/a#1', 'a/a#2']);
});
