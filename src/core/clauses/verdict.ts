import type { VerdictState } from '#schema/clause.ts';
import { arrivedWords, type Observation } from './observe.ts';

/** Whether a path does what a clause says, and by what that is seen. */
export interface Verdict {
  state: VerdictState;
  /** What was sent and what arrived, as a sentence. */
  why: string;
  /** The outputs that decide, the decisive one first; none where the clause does not apply. */
  shown: readonly Observation[];
}

/** What was sent and what arrived, without the full stop. */
export const sentWords = (observation: Observation, arrived = arrivedWords(observation)): string =>
  `${observation.probe.sent}: ${arrived}`;

/**
 * A verdict on outputs of which the first decides. What the reading left open for one of them makes it uncertain,
 * with the words for what the rule gives all the same.
 */
export function verdictOn(state: VerdictState, why: string, ...shown: Observation[]): Verdict {
  const open = shown.find(({ forwarded }) => forwarded.uncertain !== undefined);
  if (!open || state === 'uncertain') return { state, why: `${why}.`, shown };
  const others = shown.filter((observation) => observation !== open);
  const doubt = open.forwarded.uncertain ?? '';
  return { state: 'uncertain', why: `By the rule: ${lowered(why)}. ${doubt}`, shown: [open, ...others] };
}

const lowered = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

/** The verdict on a path that a clause does not speak of. */
export const notApplicable = (why: string): Verdict => ({ state: 'not applicable', why, shown: [] });
