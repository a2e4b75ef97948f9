import { shapeCosts, type ShapeCost } from '#core/shape-costs.ts';
import { getData } from '#io/collections.ts';
import { o200kBase } from '#io/tokens.ts';

let costs: Promise<ShapeCost[]> | undefined;

/** Tokens of the data set by shape and variant, counted once a build. */
export function getCosts(): Promise<ShapeCost[]> {
  return (costs ??= getData().then(({ variants }) =>
    shapeCosts(
      variants.map((variant) => variant.letter),
      o200kBase.count,
    ),
  ));
}

/** Name of the tokenizer, which stands beside every count. */
export const tokenizerName = o200kBase.name;
