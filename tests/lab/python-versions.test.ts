import { describe, expect, it } from 'vitest';
import { besideIt } from '../../lab/install/beside.ts';
import { comparePython, isPreRelease, isVersion } from '../../lab/install/pep440.ts';
import { indexedVersions } from '../../lab/install/simple-index.ts';
import { between } from '../../lab/install/versions.ts';

const wheel = (version: string, more: object = {}) => ({
  filename: `some_client-${version}-py3-none-any.whl`,
  'upload-time': '2026-10-01T10:00:00.000000Z',
  yanked: false,
  ...more,
});
const answer = (...files: object[]): string => JSON.stringify({ meta: { 'api-version': '1.1' }, files });
const versions = (text: string, ends: string[] = []): string[] =>
  indexedVersions(text, 'some-client', ends).map(({ version }) => version);

describe('the order of versions of Python packages', () => {
  const ORDER = [
    '1.0.dev1',
    '1.0a1.dev1',
    '1.0a1',
    '1.0a1.post1',
    '1.0a2',
    '1.0b1',
    '1.0rc1.dev2',
    '1.0rc1',
    '1.0',
    '1.0.post1.dev1',
    '1.0.post1',
    '1.0.1',
    '1.2',
    '1.10',
    '1!0.1',
  ];

  it('goes by numbers and stages, whatever order they come in', () => {
    expect(ORDER.toReversed().sort(comparePython)).toEqual(ORDER);
    expect([...ORDER].sort(comparePython)).toEqual(ORDER);
  });

  it('takes a zero at the end for nothing', () => {
    expect(comparePython('1.0', '1.0.0')).toBe(0);
    expect(comparePython('1.0.0', '1.0.1')).toBeLessThan(0);
  });

  it('knows what comes before a release, and what is no version', () => {
    expect(ORDER.filter(isPreRelease)).toEqual([
      ...['1.0.dev1', '1.0a1.dev1', '1.0a1', '1.0a1.post1', '1.0a2', '1.0b1', '1.0rc1.dev2', '1.0rc1'],
      '1.0.post1.dev1',
    ]);
    expect(['latest', '1.0+local', '1.', 'v1.0'].filter(isVersion)).toEqual([]);
    expect(() => comparePython('1.0', 'latest')).toThrow('latest is no version of a Python package');
  });
});

describe('what an index of Python packages lists', () => {
  it('is put in order, with the day of the first wheel of each version', () => {
    const early = {
      filename: 'some_client-1.2.0-cp313-cp313-linux_x86_64.whl',
      'upload-time': '2026-09-30T23:59:59Z',
    };
    expect(
      indexedVersions(answer(wheel('1.10.0'), wheel('1.2.0'), early, wheel('1.9.0')), 'some-client', []),
    ).toEqual([
      { version: '1.2.0', date: '2026-09-30' },
      { version: '1.9.0', date: '2026-10-01' },
      { version: '1.10.0', date: '2026-10-01' },
    ]);
  });

  it('counts wheels alone, since the lab installs nothing else', () => {
    const archive = { filename: 'some_client-1.1.0.tar.gz', 'upload-time': '2026-09-30T10:00:00Z' };
    expect(versions(answer(wheel('1.0.0'), archive, wheel('2.0+local')))).toEqual(['1.0.0']);
  });

  it('leaves out pre-releases but for the ends', () => {
    const text = answer(
      wheel('1.0.0'),
      wheel('1.1.0rc1'),
      wheel('1.1.0.dev3'),
      wheel('1.1.0b2'),
      wheel('1.1.0'),
    );
    expect(versions(text)).toEqual(['1.0.0', '1.1.0']);
    expect(versions(text, ['1.1.0b2', '1.1.0'])).toEqual(['1.0.0', '1.1.0b2', '1.1.0']);
  });

  it('leaves out withdrawn files, and a version of which all were withdrawn but for the ends', () => {
    const again = {
      ...wheel('1.1.0'),
      filename: 'some_client-1.1.0-1-py3-none-any.whl',
      'upload-time': '2026-10-05T00:00:00Z',
    };
    const text = answer(
      wheel('1.0.0', { yanked: 'breaks on import' }),
      wheel('1.1.0', { yanked: true }),
      again,
      wheel('1.2.0', { yanked: true }),
      wheel('1.3.0', { yanked: undefined }),
    );
    expect(indexedVersions(text, 'some-client', [])).toEqual([
      { version: '1.1.0', date: '2026-10-05' },
      { version: '1.3.0', date: '2026-10-01' },
    ]);
    expect(versions(text, ['1.0.0'])).toEqual(['1.0.0', '1.1.0', '1.3.0']);
  });

  it('has no day where the index gives none', () => {
    const none = { 'upload-time': undefined };
    const later = { filename: 'some_client-1.1.0-cp313-cp313-linux_x86_64.whl', ...none };
    expect(indexedVersions(answer(wheel('1.0.0', none), later, wheel('1.1.0')), 'some-client', [])).toEqual([
      { version: '1.0.0', date: undefined },
      { version: '1.1.0', date: '2026-10-01' },
    ]);
  });

  it('is asked for in words where the answer is another', () => {
    expect(() => versions('<!DOCTYPE html>')).toThrow(/answers for some-client with no JSON/);
    expect(() => versions('{"meta": {}}')).toThrow(/lists no files for some-client/);
  });
});

describe('the versions between two', () => {
  const all = ['1.0', '1.1', '1.2', '1.3'].map((version) => ({ version, date: undefined }));

  it('are those from one to the other, both included', () => {
    expect(between(all, 'x', '1.1', '1.2').map(({ version }) => version)).toEqual(['1.1', '1.2']);
  });

  it('cannot be told where one is not there or they stand the other way round', () => {
    expect(() => between(all, 'x', '1.1', '2.0')).toThrow('x has no version 2.0; it has 1.0, 1.1, 1.2, 1.3');
    expect(() => between(all, 'x', '0.9', '1.2')).toThrow('x has no version 0.9');
    expect(() => between(all, 'x', '1.2', '1.1')).toThrow(
      '1.2 is not older than 1.1; exchange --from and --to',
    );
  });
});

it('holds what stands beside an old version to what that version names for it', () => {
  const requires = ['httpx>=0.27', 'mcp>=1.24.0,<2 ; extra == "all"', 'Fast_MCP (>=3,<5) ; extra == "mcp"'];
  expect(besideIt(['mcp', 'fast-mcp', 'httpx==0.28.1', 'openai'], requires)).toEqual([
    'mcp>=1.24.0,<2',
    'fast-mcp>=3,<5',
    'httpx==0.28.1',
    'openai',
  ]);
  expect(besideIt(['mcp[cli]'], ['mcp ; python_version >= "3.10"'])).toEqual(['mcp[cli]']);
});
