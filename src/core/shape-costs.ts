import type { VariantLetter } from '#schema/primitives.ts';
import { shapes, type Shape } from './dataset-shapes.ts';
import type { Forwarded } from './forward/types.ts';
import { forwardAs } from './forward/variants.ts';
import { countParts, type TokenCount, type TokenCounter } from './tokens.ts';

/** What one variant shows the model of a shape, and its tokens. */
export interface ShapeCell {
  letter: VariantLetter;
  forwarded: Forwarded;
  tokens: TokenCount;
}

/** A shape with one cell a variant. */
export interface ShapeCost {
  shape: Shape;
  cells: ShapeCell[];
}

/** Tokens of every shape of the data set as each variant shows it, in the order of `letters`. */
export const shapeCosts = (letters: readonly VariantLetter[], counter: TokenCounter): ShapeCost[] =>
  shapes().map((shape) => ({
    shape,
    cells: letters.map((letter) => {
      const forwarded = forwardAs(letter, shape.result);
      return { letter, forwarded, tokens: countParts(forwarded, counter) };
    }),
  }));

/** The greatest total among them, to which bars are scaled. */
export const greatestCost = (costs: readonly ShapeCost[]): number =>
  Math.max(0, ...costs.flatMap(({ cells }) => cells.map((cell) => cell.tokens.total)));
