import type { VariantLetter } from '#schema/primitives.ts';
import { letterOf } from '../../effects/index.ts';
import { contextOf } from '../../forward/context.ts';
import { toolResult } from '../../forward/tool-result.ts';
import type { Data } from '../../data.ts';
import { newestPaths, type NewestPath } from './newest.ts';
import type { ForwardingCheck } from './types.ts';

function letterProblem(
  { path, file, at, forward }: NewestPath,
  data: Data,
  field: 'variant' | 'variantOnError',
  declared: VariantLetter,
) {
  if (!forward || path.nearest) return [];
  const context = contextOf(path);
  const run = (node: Parameters<typeof toolResult>[0]) => forward(toolResult(node), context);
  const { letter, nearest, behaviour } = letterOf(run, data.variants, field === 'variantOnError');
  if (letter === declared) return [];
  const shown = `fields that differ: ${behaviour.differ}, equal: ${behaviour.equal}, empty content: ${behaviour.emptyContent}`;
  const message =
    letter === null
      ? `the rule fits no letter (${shown}), "${declared}" is given; the nearest is ${nearest}: mark it nearest with a note, or correct the rule`
      : `the rule behaves as ${letter} (${shown}), "${declared}" is given; correct the letter or the rule`;
  return [{ file, at: [...at, field], message }];
}

/** Letters are what the rules do. */
export const letterComputed: ForwardingCheck = {
  name: 'letter-computed',
  description: 'A letter is the one that its forwarding rule behaves as, or is marked as the nearest.',
  check: (data, rules) =>
    newestPaths(data, rules).flatMap((entry) => [
      ...letterProblem(entry, data, 'variant', entry.path.variant),
      ...(entry.path.variantOnError
        ? letterProblem(entry, data, 'variantOnError', entry.path.variantOnError)
        : []),
    ]),
};
