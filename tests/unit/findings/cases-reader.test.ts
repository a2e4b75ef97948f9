import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCases } from '#io/cases.ts';
import { root } from './support.ts';

let copy = '';
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'cases-'));
  cpSync(join(root, 'data', 'cases'), join(copy, 'data', 'cases'), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const problems = () => loadCases(copy).problems.map(({ file, message }) => `${file}: ${message}`);
const write = (file: string, text: string) => writeFileSync(join(copy, 'data', 'cases', file), text);

test('a file that no record lists, and a record without its file', () => {
  write('stranger.json', '{"content":[]}');
  rmSync(join(copy, 'data', 'cases', 'wrapped-array.json'));
  expect(problems()).toEqual([
    expect.stringMatching(/^data\/cases\/wrapped-array\.json: is missing/),
    expect.stringMatching(/^data\/cases\/stranger\.json: is not listed/),
  ]);
});

test('a record that breaks the schema is told with its place', () => {
  write('cases.yaml', '- id: a\n  title: A case\n  group: nothing\n');
  const [first] = loadCases(copy).problems;
  expect(first).toMatchObject({ file: 'data/cases/cases.yaml' });
  expect(problems().join('\n')).toContain('nothing');
});
