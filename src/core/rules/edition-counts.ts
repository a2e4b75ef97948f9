import { countOf, countsOf } from '../counts.ts';
import type { FieldPath, Problem, Rule } from '../data.ts';
import { readingsIn } from './walk.ts';

/** The counts that an edition was published with are those of its rows. */
export const editionCounts: Rule = {
  name: 'edition-counts',
  description:
    'Published counts of an edition equal what its rows add up to: rows, projects, rows by letter.',
  check(data) {
    // A reading of an edition that is not there may be meant for any: its counts are not known.
    const known = data.editions.map(({ id }) => id);
    if (readingsIn(data).some(({ reading }) => !known.includes(reading.edition))) return [];
    return data.editions.flatMap((edition, index): Problem[] => {
      const file = 'data/editions.yaml';
      const { published } = edition;
      if (!published) return [];
      const counts = countsOf(data, edition.id);
      const compare = (field: FieldPath, stated: number, found: number): Problem[] => {
        if (stated === found) return [];
        const message = `${stated} published, but data/clients/ has ${found} for this edition; correct the rows or the count`;
        return [{ file, at: [index, 'published', ...field], message, restsOn: ['clients', 'editions'] }];
      };
      const counted = counts.letters.map(({ letter }) => letter);
      const letters = [...new Set([...counted, ...(Object.keys(published.variants) as typeof counted)])];
      const off = letters.filter((letter) => (published.variants[letter] ?? 0) !== countOf(counts, letter));
      if (counts.rows !== published.rows) {
        const rows = off.map(
          (letter) => `${letter} ${countOf(counts, letter)} for ${published.variants[letter] ?? 0}`,
        );
        const named = rows.length > 0 ? ` (by letter ${rows.join(', ')})` : '';
        const what =
          counts.rows < published.rows
            ? 'a file or a reading is missing: restore it'
            : 'a reading is too many: remove it';
        const message = `${published.rows} published, but data/clients/ has ${counts.rows} for this edition${named}; ${what}, or correct the counts`;
        return [{ file, at: [index, 'published', 'rows'], message, restsOn: ['clients', 'editions'] }];
      }
      return [
        ...compare(['projects'], published.projects, counts.projects),
        ...off.flatMap((letter) =>
          compare(['variants', letter], published.variants[letter] ?? 0, countOf(counts, letter)),
        ),
      ];
    });
  },
};
