import type { JsonProblem } from '#core/json/index.ts';
import { abbreviate } from '#core/abbreviate.ts';
import { capitalised, formatNumber } from '#core/numbers.ts';
import { h } from './dom.ts';

/** A problem of a text in words, with a button that leads to its place where `goTo` is given. */
export function problemElements(problem: JsonProblem, goTo?: () => void): Node[] {
  const { line, column, message } = problem;
  const { head, omitted } = abbreviate(message, 400, 0);
  const words = h(
    'span',
    {},
    h('b', {}, `Line ${formatNumber(line)}, column ${formatNumber(column)}:`),
    ` ${capitalised(head)}${omitted > 0 ? '…' : '.'}`,
  );
  if (!goTo) return [words];
  const button = h('button', { type: 'button' }, 'Go there');
  button.addEventListener('click', goTo);
  return [words, button];
}
