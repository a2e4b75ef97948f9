import type { VariantLetter } from '#schema/primitives.ts';
import type { Variant } from '#schema/vocabulary.ts';
import { segmentsText } from '../forward/text.ts';
import type { Forwarded } from '../forward/types.ts';
import type { Node } from '../json/index.ts';
import { markerResult, markersOf, SITUATIONS, type Situation } from './markers.ts';

/** What reaches the model in a marker situation; a placeholder is words of the client's own and neither field. */
export type Reached = 'content' | 'structuredContent' | 'both' | 'nothing' | 'placeholder';
export type Behaviour = Record<Situation, Reached>;

export interface ComputedLetter {
  /** The variant that behaves exactly so; null where none does. */
  letter: VariantLetter | null;
  /** The variant at the least distance, the first of several; the letter itself where there is one. */
  nearest: VariantLetter;
  /** From `nearest`; 0 where it is exact. */
  distance: number;
  behaviour: Behaviour;
}

const carries = (forwarded: Forwarded, source: 'content' | 'structuredContent', marker: string): boolean =>
  forwarded.parts.some(
    (part) =>
      part.kind === 'text' &&
      segmentsText(part.segments.filter((segment) => segment.source === source)).includes(marker),
  );

function reachedIn(forwarded: Forwarded, situation: Situation): Reached {
  const markers = markersOf(situation);
  const content = carries(forwarded, 'content', markers.content);
  const structured = carries(forwarded, 'structuredContent', markers.structuredContent);
  if (content && structured) return 'both';
  if (content || structured) return content ? 'content' : 'structuredContent';
  const says = forwarded.parts.some(
    (part) => part.kind === 'text' && segmentsText(part.segments).trim() !== '',
  );
  return says ? 'placeholder' : 'nothing';
}

type Expected = Variant['behaviour'][Situation];

/** Which fields arrive, as bits; several where a variant leaves it open. */
const FIELDS: Record<Expected | Reached, readonly number[]> = {
  nothing: [0],
  placeholder: [0],
  'nothing or a placeholder': [0],
  content: [1],
  structuredContent: [2],
  once: [1, 2],
  both: [3],
};

// Both fields with different information is what a letter says first, hence double.
const WEIGHTS: Record<Situation, number> = { differ: 2, equal: 1, emptyContent: 1 };

const fieldsApart = (left: number, right: number): number => ((left ^ right) & 1) + ((left ^ right) >> 1);

/** Fields that arrive in one behaviour and not in the other, over the situations; where they differ counts double. */
export function distanceOf(behaviour: Behaviour, variant: Pick<Variant, 'behaviour'>): number {
  let distance = 0;
  for (const situation of SITUATIONS) {
    const reached = FIELDS[behaviour[situation]];
    const expected = FIELDS[variant.behaviour[situation]];
    const apart = expected.map((fields) => fieldsApart(fields, reached[0] ?? 0));
    distance += WEIGHTS[situation] * Math.min(...apart);
  }
  return distance;
}

/** What a forwarding rule does with the marker results, of errors where `onError`. */
export const behaviourOf = (forward: (result: Node) => Forwarded, onError = false): Behaviour => ({
  differ: reachedIn(forward(markerResult('differ', onError)), 'differ'),
  equal: reachedIn(forward(markerResult('equal', onError)), 'equal'),
  emptyContent: reachedIn(forward(markerResult('emptyContent', onError)), 'emptyContent'),
});

/** The variant of a forwarding rule, from what it does with the marker results; `variants` in the order of their letters. */
export function letterOf(
  forward: (result: Node) => Forwarded,
  variants: readonly Pick<Variant, 'letter' | 'behaviour'>[],
  onError = false,
): ComputedLetter {
  const behaviour = behaviourOf(forward, onError);
  const [first, ...others] = variants.map((variant) => ({
    letter: variant.letter,
    distance: distanceOf(behaviour, variant),
  }));
  if (!first) throw new Error('there are no variants; give at least one');
  const { letter, distance } = others.reduce(
    (best, one) => (one.distance < best.distance ? one : best),
    first,
  );
  return { letter: distance === 0 ? letter : null, nearest: letter, distance, behaviour };
}
