import type { Node } from '../../src/core/json/index.ts';
import type { Step, Turn } from './types.ts';

/** What the first request with a tool result held of it: the very characters. */
export interface Recorded {
  item: string;
  also: string[];
}

const quote = (turn: Turn, node: Node): string => turn.text.slice(node.start, node.end);

const others = (steps: readonly Step[]): Node[] =>
  steps.flatMap((step) => (step.kind === 'other' ? [step.node] : []));

/** What stands beside a tool result in its turn: from the model's last step on, up to the next of either. */
function beside(steps: readonly Step[], index: number): Node[] {
  const before = steps.slice(0, index);
  const from = before.findLastIndex(({ kind }) => kind !== 'other') + 1;
  const after = steps.slice(index + 1);
  const until = after.findIndex(({ kind }) => kind !== 'other');
  return [...others(before.slice(from)), ...others(until === -1 ? after : after.slice(0, until))];
}

/** The tool results of a request by sample result; `answered` names them in their order. */
export function recordingsIn(turn: Turn, isProbe: (step: Step) => boolean): Map<string, Recorded> {
  const results = turn.steps.flatMap((step, index) =>
    step.kind === 'result' && isProbe(step) ? [{ node: step.node, index }] : [],
  );
  return new Map(
    results.slice(0, turn.answered.length).map(({ node, index }, at) => [
      turn.answered[at] ?? '',
      {
        item: quote(turn, node),
        also: beside(turn.steps, index).map((one) => quote(turn, one)),
      },
    ]),
  );
}
