import type { Problem, Rule } from '../data.ts';
import { pathsIn } from './walk.ts';

/** A letter that does not quite fit is explained. */
export const nearestHasNote: Rule = {
  name: 'nearest-has-note',
  description: 'A path whose variant is only the nearest has a note that says how it differs.',
  check: (data) =>
    pathsIn(data).flatMap(({ file, at, path }): Problem[] =>
      path.nearest && path.note === undefined
        ? [
            {
              file,
              at: [...at, 'nearest'],
              message: `true needs a note that says how the path differs from ${path.variant}`,
            },
          ]
        : [],
    ),
};
