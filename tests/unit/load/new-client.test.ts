import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { check } from '../../../src/commands/check.ts';
import { newClient } from '../../../src/commands/new-client.ts';
import { run, tree } from './fixture.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** What an author writes into each field that the template leaves empty. */
const answers: Record<string, string> = {
  name: 'Gamma',
  repository: 'example/gamma',
  language: 'Go',
  kind: 'framework',
  commit: `'${COMMIT}'`,
  sourceDate: "'2026-11-20'",
  readOn: "'2026-11-28'",
  version: 'null',
  confidence: 'high',
  id: 'default',
  title: 'Default',
  to: 'model',
  variant: 'A',
  when: 'In every conversation.',
  reaches: 'The texts of content.',
  rule: 'Texts are joined.',
  file: 'result.go',
  lines: '[1, 2]',
  symbol: 'join',
  shows: 'Where texts are joined.',
  'both-mirror': '{ text: \'{"n":1}\' }',
  'content-only': '{ text: one }',
};

test('the file lists what is to be filled in, and is accepted once that is done', async () => {
  const root = tree();
  expect(await run('new-client', 'gamma', root)).toEqual({
    code: 0,
    stdout: 'wrote data/clients/gamma.yaml; fill it in, then run npm run check\n',
    stderr: '',
  });
  const file = join(root, 'data/clients/gamma.yaml');
  const empty = readFileSync(file, 'utf8');
  expect(parse(empty)).toMatchObject({ id: 'gamma', project: 'gamma', readings: [{ edition: '2026-11' }] });

  const blanks = empty.split('\n').flatMap((line, index) => (/^\s*[\w-]+: ''$/.test(line) ? index + 1 : []));
  const { problems } = check(root);
  expect(problems.map(({ line }) => line)).toEqual(blanks);
  expect(blanks.length).toBeGreaterThan(15);

  const filled = empty.replace(/^(\s*)([\w-]+): ''$/gm, (_line, indent: string, key: string) => {
    return `${indent}${key}: ${answers[key]}`;
  });
  writeFileSync(file, filled);
  expect(check(root)).toEqual({
    problems: [],
    differences: [],
    summary: expect.stringContaining('3 clients'),
  });
});

test.for([
  ['Gamma', '"Gamma" is not an id'],
  ['gamma_x', '"gamma_x" is not an id'],
  ['../gamma', '"../gamma" is not an id'],
  ['alpha', 'data/clients/alpha.yaml is there already'],
] as const)('refuses %s in one line', async ([id, message]) => {
  const { code, stdout, stderr } = await run('new-client', id, tree());
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(`new-client: ${message}`);
  expect(stderr.match(/\n/g)).toHaveLength(1);
});

test('an id that YAML would take for a number is written in quotes', () => {
  const root = tree();
  newClient(root, '1e5');
  expect(parse(readFileSync(join(root, 'data/clients/1e5.yaml'), 'utf8'))).toMatchObject({ id: '1e5' });
});
