import type { Problem, Rule } from '../data.ts';
import { lettersOf } from '../select.ts';
import { pathsIn } from './walk.ts';
import { oneOf } from './words.ts';

/** An edition uses only the letters it knew. */
export const variantSince: Rule = {
  name: 'variant-since',
  description: 'A reading uses no letter that a later edition added.',
  check: (data) =>
    pathsIn(data).flatMap(({ file, at, path, reading }) => {
      if (!data.editions.some(({ id }) => id === reading.edition)) return [];
      const letters = lettersOf(data, reading.edition);
      return (['variant', 'variantOnError'] as const).flatMap((field): Problem[] => {
        const letter = path[field];
        if (letter === undefined || letters.includes(letter)) return [];
        const message = `"${letter}" is not a variant of edition ${reading.edition}; use ${oneOf(letters)}, with nearest: true and a note where none fits`;
        return [{ file, at: [...at, field], message, restsOn: 'variants' }];
      });
    }),
};
