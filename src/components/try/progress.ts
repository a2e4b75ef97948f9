import { find } from './dom.ts';
import type { Answer } from './messages.ts';

/** Shows how far a long run is; nothing where none is under way. */
export function showProgress(
  root: ParentNode,
  answer: Extract<Answer, { type: 'progress' }> | undefined,
): void {
  const place = find(root, '.run-progress');
  place.hidden = answer === undefined;
  if (!answer) return;
  const bar = find<HTMLProgressElement>(place, 'progress');
  if (answer.doing === 'findings') {
    bar.removeAttribute('value');
    find(place, 'span').textContent = 'Looking for findings.';
    return;
  }
  bar.max = answer.of;
  bar.value = answer.done;
  find(place, 'span').textContent = `View ${answer.done} of ${answer.of}.`;
}
