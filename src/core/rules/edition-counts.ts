import { countOf, countsOf } from '../counts.ts';
import type { FieldPath, Problem, Rule } from '../data.ts';

/** The counts that an edition was published with are those of its rows. */
export const editionCounts: Rule = {
  name: 'edition-counts',
  description:
    'Published counts of an edition equal what its rows add up to: rows, projects, rows by letter.',
  check: (data) =>
    data.editions.flatMap((edition, index) => {
      const { published } = edition;
      if (!published) return [];
      const counts = countsOf(data, edition.id);
      const compare = (field: FieldPath, stated: number, counted: number): Problem[] => {
        if (stated === counted) return [];
        const message = `${stated} published, but data/clients/ has ${counted} for this edition; correct the rows or the count`;
        return [
          { file: 'data/editions.yaml', at: [index, 'published', ...field], message, restsOn: 'clients' },
        ];
      };
      const letters = counts.letters.map(({ letter }) => letter);
      const stated = Object.keys(published.variants) as typeof letters;
      return [
        ...compare(['rows'], published.rows, counts.rows),
        ...compare(['projects'], published.projects, counts.projects),
        ...[...new Set([...letters, ...stated])].flatMap((letter) =>
          compare(['variants', letter], published.variants[letter] ?? 0, countOf(counts, letter)),
        ),
      ];
    }),
};
