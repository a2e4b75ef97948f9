import type { Pointer } from '../forward/types.ts';
import { pointerTo, type Step } from '../json/index.ts';

/** A place below a value, told lazily: the steps to a deep one are as many as its depth. */
export interface Place {
  step: Step;
  above: Place | undefined;
}

/** The pointer of a place below `base`; `base` itself where there is none. */
export function pointerOf(base: Pointer, place: Place | undefined): Pointer {
  const steps: Step[] = [];
  for (let at = place; at; at = at.above) steps.push(at.step);
  return pointerTo(base, ...steps.reverse());
}
