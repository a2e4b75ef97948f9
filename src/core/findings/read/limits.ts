import { groupByView } from '../../effects/index.ts';
import { runsOf } from '../../forward/runs.ts';
import { measure } from '../../forward/measure.ts';
import type { Forwarded } from '../../forward/types.ts';
import { formatNumber } from '../../numbers.ts';
import type { Facts } from '../facts.ts';
import { shareOf } from '../share.ts';
import type { Found } from '../types.ts';

/** Stretches that are counted at a time, so that a long text is counted no further than the limit. */
const STRETCH = 16_000;

function* stretches({ parts }: Forwarded): Generator<string> {
  for (const part of parts) {
    if (part.kind === 'link') yield part.uri;
    if (part.kind !== 'text') continue;
    const text = runsOf(part.segments.filter(({ variable }) => variable === undefined))
      .map((run) => run.text)
      .join('');
    for (let at = 0; at < text.length;) {
      const space = at + STRETCH < text.length ? text.lastIndexOf(' ', at + STRETCH) : text.length;
      const end = space > at ? space : at + STRETCH;
      yield text.slice(at, end);
      at = end;
    }
  }
}

function exceeds(forwarded: Forwarded, limit: number, count: (text: string) => number): boolean {
  let tokens = 0;
  for (const stretch of stretches(forwarded)) {
    tokens += count(stretch);
    if (tokens > limit) return true;
  }
  return false;
}

// The field that is longer on the wire, or the result where it has neither.
function longerField({ result: { node } }: Facts): string {
  const length = (key: string) =>
    (node.kind === 'object' ? node.members : [])
      .filter((member) => member.key.value === key)
      .reduce((sum, { value }) => sum + value.end - value.start, 0);
  const [content, structured] = [length('content'), length('structuredContent')];
  if (content + structured === 0) return '';
  return structured > content ? '/structuredContent' : '/content';
}

/** Clients whose view has more tokens than the limit. */
export function longViews(facts: Facts): Found[] {
  const { views, tokenLimit, count } = facts;
  const counter = count ?? ((text: string) => measure(text, 'tokens'));
  const over = new Set(
    groupByView(views)
      .filter(({ forwarded }) => exceeds(forwarded, tokenLimit, counter))
      .flatMap((group) => group.views),
  );
  const share = shareOf(facts, (view) => over.has(view));
  if (!share) return [];
  const limit = `${formatNumber(tokenLimit)} tokens`;
  const message = `${share.who} ${share.verb('gives', 'give')} the model more than ${limit} for this result${count ? '' : ', by an estimate'}.`;
  return [{ at: longerField(facts), message, clients: share.ids }];
}

/** Clients that cut the result. */
export function cutViews(facts: Facts): Found[] {
  const share = shareOf(facts, ({ effects }) => effects.altered.some(({ how }) => how === 'cut'));
  if (!share) return [];
  const message = `${share.who} ${share.verb('cuts', 'cut')} this result by a limit of ${share.verb('its', 'their')} own.`;
  return [{ at: longerField(facts), message, clients: share.ids }];
}
