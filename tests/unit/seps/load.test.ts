import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sep as schema } from '#schema/sep.ts';
import { loadSeps } from '#io/seps/load.ts';
import { samples } from './support.ts';

const odd = loadSeps([join(samples, 'odd')]);

test('odd files are read or skipped with a reason, never fatal', () => {
  expect(odd.seps.map(({ number, title }) => [number, title])).toEqual([
    [81, 'Only a title'],
    [83, 'The heading wins'],
    [84, 'First of two'],
    [85, 'After front matter'],
  ]);
  expect(odd.seps.map((sep) => schema.safeParse(sep).error)).toEqual(odd.seps.map(() => undefined));
  const names = odd.skipped.map(({ file }) => file.split('/').at(-1));
  expect(names.sort()).toEqual([
    '0000-placeholder.md',
    '0071-bad-bytes.md',
    '0072-empty.md',
    '0084-same-b.md',
    'README.md',
    'TEMPLATE.md',
    'notes.md',
    'picture.png',
  ]);
  expect(odd.skipped.every(({ reason }) => reason.length > 10)).toBe(true);
});

test('warnings name file, line and what was found', () => {
  const lines = odd.warnings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  expect(lines.filter((line) => line.includes('0082'))).toEqual([
    `tests/seps/odd/0082-other-number.md:1:1 the heading says 83, the file name 82; the heading's is taken`,
    'tests/seps/odd/0082-other-number.md:3:1 Status "Approved" is no state of the process; it is shown as given',
    'tests/seps/odd/0082-other-number.md:4:1 Status is given twice; the one of line 3 is taken',
    'tests/seps/odd/0082-other-number.md:6:1 Created "spring of 2026" is no day written YYYY-MM-DD; the date counts as not known',
    'tests/seps/odd/0082-other-number.md:7:1 Author(s) "someone" looks like a handle without its @; it is taken as a name',
    'tests/seps/odd/0082-other-number.md:11:5 a link leads to #nowhere, which the text does not have; its words stay',
    'tests/seps/odd/0082-other-number.md:13:1 the language "klingon" is not known; the code is plain',
  ]);
});

test('front matter and several keys in a paragraph', () => {
  const sep = odd.seps.find(({ number }) => number === 85);
  expect(sep).toMatchObject({
    status: 'In-Review',
    type: 'Informational',
    created: '2026-03-04',
    authors: [{ handle: 'ann' }, { handle: 'bo' }, { name: 'Cy' }],
    sections: [
      { title: 'Deep first', level: 2 },
      { title: 'Shallow later', level: 2 },
    ],
  });
});

test('a folder that is not there is told', () => {
  expect(() => loadSeps([join(samples, 'missing')])).toThrow(/missing" is no folder; name one/);
});
