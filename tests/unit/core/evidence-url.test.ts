import { describe, expect, it } from 'vitest';
import {
  evidenceLabel,
  evidenceUrl,
  mergeEvidence,
  repositoryUrl,
  shortCommit,
  sourceUrl,
} from '#core/evidence-url.ts';
import { anEvidence } from './fixtures.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const release = { release: '@mastra/mcp@2.0.0', url: 'https://www.npmjs.com/package/@mastra/mcp/v/2.0.0' };

describe('address of a place', () => {
  it('leads to the lines at the commit', () => {
    expect(evidenceUrl(anEvidence())).toBe(
      `https://github.com/owner/name/blob/${COMMIT}/src/tools/mcp-tool.ts#L412-L455`,
    );
    expect(evidenceUrl(anEvidence({ lines: [9, 9] }))).toMatch(/mcp-tool\.ts#L9$/);
    expect(evidenceUrl(anEvidence({ lines: null }))).toMatch(/mcp-tool\.ts$/);
  });

  it('writes names with special characters so that they lead there', () => {
    expect(evidenceUrl(anEvidence({ file: 'src/[id] #1?.ts', lines: null }))).toMatch(
      /\/src\/%5Bid%5D%20%231%3F\.ts$/,
    );
  });

  it('leads to the release, or nowhere where neither is recorded', () => {
    expect(evidenceUrl(anEvidence({ commit: null, release }))).toBe(release.url);
    expect(evidenceUrl(anEvidence({ commit: null }))).toBeNull();
  });

  it('leads to the repository, at the commit where there is one', () => {
    expect(repositoryUrl('owner/name', COMMIT)).toBe(`https://github.com/owner/name/tree/${COMMIT}`);
    expect(repositoryUrl('owner/name')).toBe('https://github.com/owner/name');
    expect(sourceUrl('owner/name', { commit: COMMIT })).toBe(`https://github.com/owner/name/tree/${COMMIT}`);
    expect(sourceUrl('owner/name', release)).toBe(release.url);
    expect(sourceUrl('owner/name', null)).toBeNull();
    expect(shortCommit(COMMIT)).toBe('0123456');
  });
});

describe('places of a path', () => {
  it('are named by base name and lines', () => {
    expect(evidenceLabel({ file: 'a/b/file.ts', lines: [412, 455] })).toBe('file.ts:412–455');
    expect(evidenceLabel({ file: 'file.ts', lines: [7, 7] })).toBe('file.ts:7');
    expect(evidenceLabel({ file: 'file.ts', lines: null })).toBe('file.ts');
  });

  it('merge where source, file and lines are the same', () => {
    const merged = mergeEvidence([
      anEvidence({ shows: 'first' }),
      anEvidence({ lines: [1, 2] }),
      anEvidence({ shows: 'second', symbol: 'other' }),
      anEvidence({ commit: null, release }),
    ]);
    expect(merged.map(({ label, at }) => [label, at])).toEqual([
      ['mcp-tool.ts:412–455', 'at 0123456'],
      ['mcp-tool.ts:1–2', 'at 0123456'],
      ['mcp-tool.ts:412–455', 'in @mastra/mcp@2.0.0'],
    ]);
    expect(merged[0]).toMatchObject({ symbols: ['toModel', 'other'], shows: ['first', 'second'] });
  });

  it('say in words what was not recorded', () => {
    const missing = (more: Parameters<typeof anEvidence>[0]) => mergeEvidence([anEvidence(more)])[0]?.missing;
    expect(missing({})).toBeNull();
    expect(missing({ lines: null })).toBe('lines not recorded');
    expect(missing({ commit: null })).toBe('commit not recorded');
    expect(missing({ commit: null, lines: null })).toBe('commit and lines not recorded');
  });
});
