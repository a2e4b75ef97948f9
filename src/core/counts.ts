import type { Client } from '#schema/client.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import type { Data } from './data.ts';
import type { Edition } from '#schema/vocabulary.ts';
import {
  editionBefore,
  editionsInOrder,
  lettersOf,
  onlyClients,
  rowsOf,
  sharedRows,
  type Row,
} from './select.ts';

/** How many rows have one letter, and whose they are. */
export interface LetterCount {
  letter: VariantLetter;
  count: number;
  /** In table order. */
  clients: Client[];
}

/** Counts of default paths. */
export interface Counts {
  rows: number;
  /** Projects; two bindings of one project are one. */
  projects: number;
  /** One entry a letter that the edition knows, with zeros; they add up to `rows`. */
  letters: LetterCount[];
}

/** Counts rows by the letter of their default path, one entry for each of `letters` and for any other in use. */
export function countRows(rows: readonly Row[], letters: readonly VariantLetter[]): Counts {
  const used = new Set<VariantLetter>([...letters, ...rows.map((row) => row.letter).sort()]);
  return {
    rows: rows.length,
    projects: new Set(rows.map((row) => row.client.project)).size,
    letters: [...used].map((letter) => {
      const clients = rows.filter((row) => row.letter === letter).map((row) => row.client);
      return { letter, count: clients.length, clients };
    }),
  };
}

/** Counts of an edition: all its rows, or those of the clients with these ids. */
export function countsOf(data: Data, edition: string, ids?: readonly string[]): Counts {
  const rows = rowsOf(data, edition);
  return countRows(ids ? onlyClients(rows, ids) : rows, lettersOf(data, edition));
}

/** Counts of an edition over the clients that an other edition lists too: what can be set beside that one's counts. */
export const sharedCounts = (data: Data, edition: string, other: string): Counts =>
  countRows(sharedRows(data, edition, other), lettersOf(data, edition));

/** Counts that can be set beside others: of a whole edition, or of those of its clients that the one before lists too. */
export interface ComparedCounts {
  edition: Edition;
  counts: Counts;
  /** Letters that the edition has. */
  known: ReadonlySet<VariantLetter>;
  /** The edition before, whose clients alone are counted; null for the whole. */
  of: Edition | null;
}

/**
 * The counts of every edition, oldest first; where one lists further clients, what it says of those that the edition
 * before lists stands ahead of the whole.
 */
export const comparedCounts = (data: Data): ComparedCounts[] =>
  editionsInOrder(data).flatMap((edition): ComparedCounts[] => {
    const known = new Set(lettersOf(data, edition.id));
    const counts = countsOf(data, edition.id);
    const before = editionBefore(data, edition.id);
    const shared = before && sharedCounts(data, edition.id, before.id);
    const apart = before && shared && shared.rows > 0 && shared.rows < counts.rows;
    return [
      ...(apart ? [{ edition, counts: shared, known, of: before }] : []),
      { edition, counts, known, of: null },
    ];
  });

/** How many rows have the letter. */
export const countOf = (counts: Counts, letter: VariantLetter): number =>
  counts.letters.find((entry) => entry.letter === letter)?.count ?? 0;
