import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeAll, judgedPaths } from '#core/clauses/matrix.ts';
import { loadDiffs } from '#io/changes/load.ts';
import { diffFolders } from '#io/changes/site.ts';
import { loadData } from '#io/load/index.ts';
import { check } from '../../../src/commands/check.ts';
import { broken, project, tree } from '../load/fixture.ts';
import { subject } from '../clauses/rules.ts';

const DIFF = `--- a/docs/tools.mdx
+++ b/docs/tools.mdx
@@ -5,1 +5,1 @@
-Clients may show either field.
+Clients show content.
`;

/** A project to which a second proposal, and its difference, were added by files alone. */
function withSecond(diff = DIFF, name = '8-fields.diff'): string {
  const root = tree();
  const file = join(root, 'data/clauses.yaml');
  const first = readFileSync(join(broken, 'valid/data/clauses.yaml'), 'utf8');
  appendFileSync(file, first.replace('sep: 7', 'sep: 8').replaceAll('7-1', '8-1').replaceAll('7-2', '8-2'));
  mkdirSync(join(root, 'content/changes'), { recursive: true });
  writeFileSync(join(root, 'content/changes', name), diff);
  return root;
}

test('a second proposal by files alone: no problem, a verdict on every path, its difference side by side', () => {
  const root = withSecond();
  expect(check(root).problems).toEqual([]);
  const { data } = loadData(root);
  expect(data.proposals.map(({ sep }) => sep)).toEqual([7, 8]);
  const paths = judgedPaths(data.clients, () => subject('content').forward);
  const cells = judgeAll(data.proposals[1]!, paths);
  expect(cells.length).toBeGreaterThan(0);
  expect(cells.map(({ clause, state }) => [clause.id, state])).toEqual(paths.map(() => ['8-1', 'follows']));
  const { diffs, faults } = loadDiffs(root, diffFolders(root, undefined));
  expect(faults).toEqual([]);
  expect(diffs.map(({ sep, files }) => [sep, files.map(({ file }) => file)])).toEqual([
    [8, ['docs/tools.mdx']],
  ]);
});

test('the pages of clauses and of changes are made from the files, for any number', () => {
  for (const page of ['clauses/index', 'clauses/outputs', 'changes/index']) {
    const source = readFileSync(join(project, `src/pages/seps/[number]/${page}.astro`), 'utf8');
    expect(source).toContain('getStaticPaths');
    expect(source, page).not.toMatch(/\b2200\b/);
  }
});

test('a bad difference gives its file, line and reason', () => {
  const root = withSecond(DIFF.replace('-5,1', '-5,4'));
  expect(check(root).problems).toMatchObject([
    { file: 'content/changes/8-fields.diff', line: 3, message: expect.stringMatching(/more or fewer lines/) },
  ]);
});

test('a difference is named after its SEP', () => {
  const root = withSecond(DIFF, 'fields.diff');
  expect(check(root).problems).toMatchObject([
    { file: 'content/changes/fields.diff', line: 1, message: expect.stringMatching(/<number>\.diff/) },
  ]);
});

test('a further folder is read beside the project’s own', () => {
  const root = withSecond();
  const more = join(root, 'more');
  mkdirSync(more);
  writeFileSync(join(more, '9.diff'), DIFF);
  const { diffs } = loadDiffs(root, diffFolders(root, more));
  expect(diffs.map(({ sep }) => sep)).toEqual([8, 9]);
});
