import type { Alteration, Doubling, LossKind } from '../effects/index.ts';
import type { Pointer } from '../forward/types.ts';
import type { CheckedView } from './types.ts';

type Views = ReadonlySet<CheckedView>;
const NONE: Views = new Set();

/** Which views lose, alter, double or leak what stands at a pointer: asked for many blocks without a search. */
export interface Places {
  /** Views in which the information of this kind at a pointer arrives from nowhere. */
  losing: (what: LossKind, at: Pointer) => Views;
  altering: (how: Alteration['how'], at: Pointer) => Views;
  /** By the place of the finding, in order. */
  doubling: ReadonlyMap<Pointer, Views>;
  leaking: ReadonlyMap<Pointer, Views>;
}

const add = (map: Map<string, Set<CheckedView>>, key: string, view: CheckedView): void => {
  const views = map.get(key);
  if (views) views.add(view);
  else map.set(key, new Set([view]));
};

/** Indexes views by the places that their effects name; `placeOf` gives the place of a doubling. */
export function placesOf(views: readonly CheckedView[], placeOf: (doubling: Doubling) => Pointer): Places {
  const lost = new Map<string, Set<CheckedView>>();
  const altered = new Map<string, Set<CheckedView>>();
  const doubling = new Map<string, Set<CheckedView>>();
  const leaking = new Map<string, Set<CheckedView>>();
  for (const view of views) {
    for (const { what, at } of view.effects.informationLost) add(lost, `${what} ${at}`, view);
    for (const { how, at } of view.effects.altered) add(altered, `${how} ${at}`, view);
    // What a client itself says twice is nothing that a server could leave out
    for (const one of view.effects.doubled) if (one.form !== 'repeated') add(doubling, placeOf(one), view);
    for (const at of view.effects.leaked) add(leaking, at, view);
  }
  return {
    losing: (what, at) => lost.get(`${what} ${at}`) ?? NONE,
    altering: (how, at) => altered.get(`${how} ${at}`) ?? NONE,
    doubling,
    leaking,
  };
}
