import { formatNumber } from '#core/numbers.ts';
import { find } from './dom.ts';
import type { Answer } from './messages.ts';
import type { Setup } from './setup.ts';
import type { workerClient } from './worker-client.ts';

/** The button that loads the exact tokenizer, and its progress. `ready` is called when counts are exact from now on. */
export function tokenizerControl(
  root: ParentNode,
  { ranks, ranksBytes }: Setup,
  worker: ReturnType<typeof workerClient>,
  ready: () => void,
) {
  const button = find<HTMLButtonElement>(root, '[data-tokenizer]');
  const place = find(root, '.tokenizer-progress');
  const bar = find<HTMLProgressElement>(place, 'progress');
  const says = find(root, '.tokenizer-status');
  let wanted = false;
  const load = (): void => {
    wanted = true;
    button.hidden = true;
    place.hidden = false;
    bar.max = ranksBytes;
    bar.value = 0;
    says.textContent = '';
    worker.tokenizer(ranks);
  };
  button.addEventListener('click', load);
  return {
    hear(answer: Extract<Answer, { type: 'tokenizer' }>): void {
      if (answer.state === 'loading') {
        bar.value = answer.bytes;
        find(place, 'span').textContent =
          `${formatNumber(Math.round((answer.bytes / ranksBytes) * 100))} % of the tokenizer`;
        return;
      }
      place.hidden = true;
      if (answer.state === 'ready') return ready();
      wanted = false;
      button.hidden = false;
      says.textContent = `The tokenizer could not be loaded: ${answer.message}. Counts stay estimates; try again.`;
    },
    /** Offers to load it where counts are estimates. */
    offer(isEstimate: boolean): void {
      button.hidden = !isEstimate || wanted;
    },
    /** Loads it again for a worker that takes the place of one that ended. */
    lost: (): void => {
      if (wanted) load();
    },
  };
}
