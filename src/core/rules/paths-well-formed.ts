import type { Problem, Rule } from '../data.ts';
import { defaultPath } from '../select.ts';
import { pathsIn, readingsIn } from './walk.ts';

/** The paths of a reading can be told apart, and one of them decides the row. */
export const pathsWellFormed: Rule = {
  name: 'paths-well-formed',
  description:
    'Path ids are unique in a reading; one path is not former, and the first such leads to the model.',
  check(data) {
    const repeated = pathsIn(data).flatMap(({ file, at, path, reading }): Problem[] => {
      const first = reading.paths.findIndex(({ id }) => id === path.id);
      if (first === at.at(-1)) return [];
      const message = `"${path.id}" is the id of paths[${first}] already; use another`;
      return [{ file, at: [...at, 'id'], message }];
    });
    const undecided = readingsIn(data).flatMap(({ file, at, reading }): Problem[] => {
      const decides = defaultPath(reading);
      if (!decides) {
        const message = 'has only former paths; one that is taken must decide the row';
        return [{ file, at: [...at, 'paths'], message }];
      }
      if (decides.to === 'model') return [];
      const message = `"${decides.to}" cannot be the default path, which decides the row; put a path to the model first`;
      return [{ file, at: [...at, 'paths', reading.paths.indexOf(decides), 'to'], message }];
    });
    return [...repeated, ...undecided];
  },
};
