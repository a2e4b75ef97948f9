import { expect, it } from 'vitest';
import { literal } from '#core/json/index.ts';
import { byProgram } from '../../lab/program.ts';
import type { Turn } from '../../lab/endpoint/types.ts';

const turn = (next: string | undefined): Turn => ({
  wire: 'openai-chat',
  text: '{}',
  body: literal('null'),
  model: 'lab',
  stream: false,
  tools: [],
  steps: [],
  answered: [],
  next,
});

it('calls the tool for code with a program for the next sample result, and then leaves the usual answer', () => {
  const answer = byProgram('execute', (result) => `print(probe("${result}"))`);
  expect(answer(turn('empty'))).toEqual({
    kind: 'call',
    id: 'call_empty',
    name: 'execute',
    arguments: { code: 'print(probe("empty"))' },
  });
  expect(answer(turn(undefined))).toBeUndefined();
});
