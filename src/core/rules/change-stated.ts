import type { Problem, Rule } from '../data.ts';
import { defaultPath } from '../select.ts';
import { readingsIn } from './walk.ts';

/** Every change of a row's letter is accounted for, and no other. */
export const changeStated: Rule = {
  name: 'change-stated',
  description:
    "A reading has a change exactly where its default path's letter differs from the reading before.",
  check: (data) =>
    readingsIn(data).flatMap(({ client, reading, file, at }): Problem[] => {
      const earlier = client.readings[Number(at.at(-1)) - 1];
      const before = earlier && defaultPath(earlier)?.variant;
      const after = defaultPath(reading)?.variant;
      const differs = before !== undefined && after !== undefined && before !== after;
      const field = [...at, 'change'];
      if (differs && !reading.change) {
        const message = `is missing: the default path was ${before} in ${earlier?.edition} and is ${after}; add a change that says why`;
        return [{ file, at: field, message }];
      }
      if (!reading.change || differs || after === undefined || (earlier && before === undefined)) return [];
      const message = earlier
        ? `stands where the default path has the same letter as in ${earlier.edition}, ${after}; remove it`
        : 'stands in the first reading of the client, which has nothing before it; remove it';
      return [{ file, at: field, message }];
    }),
};
