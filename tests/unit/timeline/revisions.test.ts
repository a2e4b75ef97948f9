import { expect, it } from 'vitest';
import { changedStatements, placeLinks, revisionUrl } from '#core/timeline/revisions.ts';
import { aRevision } from './fixtures.ts';

const BLOB = 'https://github.com/owner/name/blob/0123456789abcdef0123456789abcdef01234567';
const revision = aRevision('2026-01-01');

it('links the lines at the pinned commit, in the page on tools or in another file', () => {
  const places = [
    { lines: [3, 9] as [number, number] },
    { file: 'schema/a.ts', lines: [7, 7] as [number, number] },
  ];
  expect(placeLinks(revision, { topic: 'type', state: 'says', places })).toEqual([
    { label: 'lines 3–9', url: `${BLOB}/docs/2026-01-01/tools.mdx#L3-L9` },
    { label: 'a.ts:7', url: `${BLOB}/schema/a.ts#L7` },
  ]);
  expect(placeLinks(revision, { topic: 'type', state: 'does not say' })).toEqual([]);
  expect(revisionUrl(revision)).toBe(`${BLOB}/docs/2026-01-01/tools.mdx`);
});

it('finds what a revision says otherwise than the one before; other lines alone are no change', () => {
  const later = aRevision('2026-02-01');
  later.statements[1] = { topic: 'type', state: 'says', short: 'an object', what: 'It is an object.' };
  later.statements[2] = { ...later.statements[2]!, places: [{ lines: [1, 2] }] };
  expect(changedStatements(later, revision).map(({ topic }) => topic)).toEqual(['type']);
  expect(changedStatements(revision, revision)).toEqual([]);
  expect(changedStatements(revision, undefined)).toEqual(revision.statements);
});
