import { expect, test } from 'vitest';
import { ruleSteps } from '#core/rule-steps.ts';

test('numbered lines become steps, indented lines go on with them', () => {
  expect(ruleSteps('1. First.\n   More of it.\n2. Second.\nAfterwards.')).toEqual([
    { kind: 'list', items: ['First. More of it.', 'Second.'] },
    { kind: 'text', text: 'Afterwards.' },
  ]);
});

test('lines of a paragraph are joined, an empty line parts paragraphs', () => {
  expect(ruleSteps('One\ntwo.\n\nThree.')).toEqual([
    { kind: 'text', text: 'One two.' },
    { kind: 'text', text: 'Three.' },
  ]);
});

test('steps after a sentence start a list of their own', () => {
  expect(ruleSteps('First of all:\n  1. A.\n  2. B.')).toEqual([
    { kind: 'text', text: 'First of all:' },
    { kind: 'list', items: ['A.', 'B.'] },
  ]);
});
