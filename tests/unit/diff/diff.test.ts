import { describe, expect, test } from 'vitest';
import { parseDiff } from '#core/diff/parse.ts';
import { rowsOf } from '#core/diff/rows.ts';
import { diffTexts } from '#core/diff/texts.ts';
import { compareWords, splitLines, type Stretch } from '#core/diff/words.ts';

const joined = (side: readonly Stretch[]): string => side.map(({ text }) => text).join('');
const changed = (side: readonly Stretch[]): string[] =>
  side.filter((stretch) => stretch.changed).map(({ text }) => text.trim());

const GOOD = `diff --git a/docs/tools.mdx b/docs/tools.mdx
index 1111111..2222222 100644
--- a/docs/tools.mdx
+++ b/docs/tools.mdx
@@ -3,3 +3,4 @@ # Tools
 A result has fields.
-Clients may show either field.
+Clients show content
+and no other field.
 The end.
`;

describe('words', () => {
  test('each side keeps its text, and only the changed words are marked', () => {
    const { before, after } = compareWords(
      'A server should repeat the JSON.',
      'A server may repeat the JSON.',
    );
    expect([joined(before), joined(after)]).toEqual([
      'A server should repeat the JSON.',
      'A server may repeat the JSON.',
    ]);
    expect([changed(before), changed(after)]).toEqual([['should'], ['may']]);
  });

  test('the same text has no marks, and text beside nothing is one mark', () => {
    expect(compareWords('Same.', 'Same.').before).toEqual([{ text: 'Same.', changed: false }]);
    expect(compareWords('', 'All is said here.').after).toEqual([
      { text: 'All is said here.', changed: true },
    ]);
    expect(compareWords('', '').before).toEqual([]);
  });

  test('a short word between two changes belongs to them', () => {
    const { after } = compareWords('one two three of four', 'one six seven of eight');
    expect(changed(after)).toEqual(['six seven of eight']);
  });

  test('stretches are cut at the ends of lines', () => {
    const lines = splitLines([
      { text: 'a\n\nb', changed: true },
      { text: ' c', changed: false },
    ]);
    expect(lines.map(joined)).toEqual(['a', '', 'b c']);
  });
});

describe('a unified diff', () => {
  test('lines stand side by side with their numbers, words that moved to another line are no change', () => {
    const { files, problems } = parseDiff(GOOD);
    expect(problems).toEqual([]);
    expect(files.map(({ file }) => file)).toEqual(['docs/tools.mdx']);
    const [rows = []] = rowsOf(files[0]!);
    expect(rows.map(({ before, after }) => [before?.number ?? null, after?.number ?? null])).toEqual([
      [3, 3],
      [4, 4],
      [null, 5],
      [5, 6],
    ]);
    expect(rows.map((row) => row.changed)).toEqual([false, true, true, false]);
    expect(joined(rows[1]!.before!.stretches)).toBe('Clients may show either field.');
    expect(changed(rows[1]!.before!.stretches).join(' ')).not.toContain('show');
  });

  test('added and deleted files, several files, Windows line ends and no newline at the end', () => {
    const text = [
      '--- /dev/null\n+++ b/a.ts\n@@ -0,0 +1,1 @@\n+export {};\n\\ No newline at end of file\n',
      '--- a/b.json\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-{}\n',
    ]
      .join('')
      .replaceAll('\n', '\r\n');
    const { files, problems } = parseDiff(text);
    expect(problems).toEqual([]);
    expect(files.map(({ file, added, deleted }) => [file, added, deleted])).toEqual([
      ['a.ts', true, false],
      ['b.json', false, true],
    ]);
  });

  test.for<[string, string, number, RegExp]>([
    ['an empty file', '', 1, /holds no difference/],
    ['words', 'hello\nworld\n', 1, /"hello" is no line of a unified diff/],
    ['words after it', `${GOOD}garbage\n`, 11, /"garbage" is no line/],
    ['a line too few', GOOD.replace(' The end.\n', ''), 5, /more or fewer lines than its head counts/],
    ['a wrong count', GOOD.replace('-3,3', '-3,9'), 5, /more or fewer lines/],
    ['a wrong head', GOOD.replace('@@ -3,3 +3,4 @@', '@@ three @@'), 5, /no head of a hunk/],
    ['a file without hunks', '--- a/x.md\n+++ b/x.md\n', 1, /x\.md has no hunk/],
    ['no names of files', '@@ -1,1 +1,1 @@\n-a\n+b\n', 1, /no file is named/],
    ['a file of another kind', GOOD.replaceAll('tools.mdx', 'tools.py'), 4, /tools\.py is no Markdown/],
    [
      'a binary file',
      'diff --git a/x.png b/x.png\nBinary files a/x.png and b/x.png differ\n',
      2,
      /is binary/,
    ],
  ])('%s is told with its line', ([, text, line, message]) => {
    const { problems } = parseDiff(text);
    expect(problems[0]?.line).toBe(line);
    expect(problems[0]?.message).toMatch(message);
  });
});

test('two whole texts show every line of both', () => {
  const before = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n');
  const rows = rowsOf(diffTexts('x.md', before, before.replace('line 15', 'row 15'))).flat();
  expect(rows).toHaveLength(30);
  expect(rows.filter((row) => row.changed)).toHaveLength(1);
  expect(rowsOf(diffTexts('x.md', before, before))).toEqual([]);
});
