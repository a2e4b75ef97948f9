import { describe, expect, test } from 'vitest';
import { parseYaml } from '#io/load/parse-yaml.ts';
import { formatProblem, printField } from '#io/load/problem.ts';

function source(text: string) {
  const read = parseYaml('data/x.yaml', text);
  if (!read.ok) throw new Error(read.problems.map(formatProblem).join('\n'));
  return read.value;
}

describe('parseYaml', () => {
  test('leaves dates, words and merge keys as they stand', () => {
    expect(source("a: 2026-10-01\nb: yes\n<<: x\nc: '1'\n").value).toEqual({
      a: '2026-10-01',
      b: 'yes',
      '<<': 'x',
      c: '1',
    });
  });

  test('knows the place of values, of keys and of parents', () => {
    const { locate } = source('a: 1\nlist:\n  - b: two\n    c: [3,\n      4]\n');
    expect(locate(['list', 0, 'b'])).toEqual({ line: 3, column: 8 });
    expect(locate(['list', 0, 'b'], true)).toEqual({ line: 3, column: 5 });
    expect(locate(['list', 0, 'c', 1])).toEqual({ line: 5, column: 7 });
    expect(locate(['list', 0, 'absent', 'deeper'])).toEqual({ line: 3, column: 5 });
    expect(locate([])).toEqual({ line: 1, column: 1 });
  });

  test('keeps the characters of a number', () => {
    expect(source('a: 0123\n').written(['a'])).toBe('0123');
  });

  test('an alias bomb costs nothing', () => {
    const bomb = ['a: &a [x, x]'];
    for (let n = 0; n < 60; n++)
      bomb.push(`k${n}: &k${n} [*${n ? `k${n - 1}` : 'a'}, *${n ? `k${n - 1}` : 'a'}]`);
    const read = parseYaml('data/x.yaml', bomb.join('\n'));
    expect(read.ok ? [] : read.problems.map(formatProblem)).toEqual([
      'data/x.yaml:1:7: the anchor &a is not allowed; write the value out where it is needed',
    ]);
  });
});

test('a field is printed as it is written in code', () => {
  expect(printField(['readings', 1, 'paths', 0, 'variant'])).toBe('readings[1].paths[0].variant');
  expect(printField([0, 'id'])).toBe('[0].id');
  expect(printField([])).toBe('');
});
