import { expect, test } from 'vitest';
import { check } from '../../../src/commands/check.ts';
import { formatProblem } from '#io/load/index.ts';
import { project } from '../load/fixture.ts';

test('the data and the prose of the project have no problems', () => {
  const { problems, summary } = check(project);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(summary).toMatch(/^\d+ clients, .*: no problems$/);
});
