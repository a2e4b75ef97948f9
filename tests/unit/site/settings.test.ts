import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#io/settings.ts';

const here = resolve(import.meta.dirname);

it('has a default for everything', () => {
  expect(readSettings({})).toEqual({
    settings: { site: 'http://localhost:4321', base: '/', repository: null, seps: null, changes: null },
    problems: [],
  });
});

it('brings values into one form', () => {
  const { settings, problems } = readSettings({
    SITE: 'https://Example.org/',
    BASE: 'reports/',
    REPOSITORY: 'https://github.com/owner/name.git/',
    REPOSITORY_BRANCH: 'release/2',
    SEPS: here,
    CHANGES: here,
  });
  expect(problems).toEqual([]);
  expect(settings).toEqual({
    site: 'https://example.org',
    base: '/reports/',
    repository: { url: 'https://github.com/owner/name', branch: 'release/2' },
    seps: here,
    changes: here,
  });
});

it.each([
  ['', '/'],
  ['/', '/'],
  ['/a', '/a/'],
  ['/a/b-c/', '/a/b-c/'],
])('takes the base path %j for %s', (BASE, base) => {
  expect(readSettings({ BASE })).toMatchObject({ settings: { base }, problems: [] });
});

describe.each([
  [
    'SITE',
    [
      '',
      'example.org',
      'ftp://example.org',
      'https://',
      'https://example.org/path',
      'https://a:b@example.org',
    ],
  ],
  ['BASE', ['https://x.org/y', '/a//b', '/a/../b', '/a b', '//', '/a?b', '/ü']],
  [
    'REPOSITORY',
    [
      '',
      'me/what',
      'git@github.com:me/what.git',
      'https://gitlab.com/me/what',
      'https://github.com/me',
      'https://github.com/me/..',
      'https://github.com/me/what/tree/main',
      'http://github.com/me/what',
    ],
  ],
  ['REPOSITORY_BRANCH', ['', 'a branch', '-x', 'a..b', 'a#b', 'a/']],
  ['SEPS', ['', '/nowhere/at/all', import.meta.filename]],
  ['CHANGES', ['', '/nowhere/at/all', import.meta.filename]],
] as const)('%s', (name, values) => {
  it.each(values)('refuses %j in one line that says what is allowed', (value) => {
    const { problems } = readSettings({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} is ".*"; (use|give) [^\\n]+$`));
    expect(problems[0]).toContain(JSON.stringify(value));
  });
});

it('tells of every wrong variable at once', () => {
  const { problems } = readSettings({ SITE: 'x', BASE: 'https://x', REPOSITORY: 'x', SEPS: '/nowhere' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['REPOSITORY', 'SITE', 'BASE', 'SEPS']);
});
