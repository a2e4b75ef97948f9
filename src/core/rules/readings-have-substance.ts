import type { FieldPath, Problem, Rule } from '../data.ts';
import { pathsIn } from './walk.ts';

/** A row that this project read itself says how it knows. */
export const readingsHaveSubstance: Rule = {
  name: 'readings-have-substance',
  description:
    'In an edition that others did not publish, every path has a rule, a when, evidence and an outcome.',
  check: (data) =>
    pathsIn(data).flatMap(({ file, at, path, reading }): Problem[] => {
      const edition = data.editions.find(({ id }) => id === reading.edition);
      if (!edition || edition.published) return [];
      const place = (field: FieldPath, message: string): Problem => ({
        file,
        at: [...at, ...field],
        message,
        restsOn: 'editions',
      });
      const only = 'stands only in editions that others published';
      return [
        ...(path.when === null ? [place(['when'], `null ${only}; write when a result takes this path`)] : []),
        ...(path.rule === null ? [place(['rule'], `null ${only}; write how the client forms it`)] : []),
        ...(path.evidence.length === 0
          ? [place(['evidence'], `an empty list ${only}; give the lines that say so`)]
          : []),
        ...(Object.keys(path.outcomes).length === 0
          ? [place(['outcomes'], `an empty record ${only}; write what arrives for the sample results`)]
          : []),
      ];
    }),
};
