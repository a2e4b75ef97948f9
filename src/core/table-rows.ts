import type { VariantLetter } from '#schema/primitives.ts';
import { compareText } from './compare.ts';
import type { Decider } from './deciders.ts';
import type { Sort, SortKey, TableState } from './table-state.ts';

/** What search, filter and order of the client table go by. */
export interface TableRow {
  id: string;
  name: string;
  /** Letters of the current paths, the default path's first. */
  letters: readonly VariantLetter[];
  language: string;
  /** Id of the kind. */
  kind: string;
  /** What decides between its paths. */
  decides: readonly Decider[];
  split: boolean;
  moved: boolean;
  /** Null where it is not known; such rows come last in either order of age. */
  ageDays: number | null;
  /** Further words to search in. */
  text: string;
}

/** Which rows to show, in order. */
export interface TableView {
  ids: string[];
  count: number;
  /** Rows there are in all. */
  of: number;
  /** Kinds in the order of their rows; none where the order is not by kind. */
  groups: KindGroup[];
}

/** How many rows of a kind are shown, of how many. */
export interface KindGroup {
  kind: string;
  count: number;
  of: number;
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function matches(row: TableRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = folded(`${row.name} ${row.id} ${row.text}`);
  return words.every((word) => text.includes(word));
}

const isShown = (row: TableRow, state: TableState, words: readonly string[]): boolean =>
  (state.variants.length === 0 ||
    (row.letters[0] !== undefined && state.variants.includes(row.letters[0]))) &&
  (state.language === null || row.language === state.language) &&
  (state.kind === null || row.kind === state.kind) &&
  (state.decides === null || row.decides.includes(state.decides)) &&
  (!state.split || row.split) &&
  (!state.moved || row.moved) &&
  (!state.onlyMine || state.mine.includes(row.id)) &&
  matches(row, words);

type Compare = (a: TableRow, b: TableRow) => number;

function compareBy(key: SortKey, rows: readonly TableRow[]): Compare {
  switch (key) {
    case 'variant':
      return (a, b) => compareText(a.letters.join(''), b.letters.join(''));
    case 'client':
      return (a, b) => compareText(a.name, b.name);
    case 'language':
      return (a, b) => compareText(a.language, b.language);
    case 'kind': {
      const order = [...new Set(rows.map((row) => row.kind))];
      return (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind);
    }
    case 'age':
      return (a, b) => (a.ageDays ?? 0) - (b.ageDays ?? 0);
  }
}

function sorted(shown: TableRow[], sort: Sort, rows: readonly TableRow[]): TableRow[] {
  if (!sort) return shown;
  const compare = compareBy(sort.key, rows);
  const sign = sort.descending ? -1 : 1;
  const unknown = (row: TableRow) => Number(sort.key === 'age' && row.ageDays === null);
  return shown.toSorted((a, b) => unknown(a) - unknown(b) || sign * compare(a, b));
}

function groupsOf(shown: readonly TableRow[], rows: readonly TableRow[], sort: Sort): KindGroup[] {
  if (sort && sort.key !== 'kind') return [];
  const all = Map.groupBy(rows, (row) => row.kind);
  return [...Map.groupBy(shown, (row) => row.kind)].map(([kind, own]) => ({
    kind,
    count: own.length,
    of: all.get(kind)?.length ?? 0,
  }));
}

/**
 * Rows that a state shows, in its order; `rows` come in table order, which ties keep. The variant filter goes by
 * the default path, as the counts do; every word of the search must occur in name, id or text, regardless of
 * case and accents; kinds sort in table order.
 */
export function applyState(rows: readonly TableRow[], state: TableState): TableView {
  const words = folded(state.q).split(/\s+/).filter(Boolean);
  const shown = sorted(
    rows.filter((row) => isShown(row, state, words)),
    state.sort,
    rows,
  );
  return {
    ids: shown.map((row) => row.id),
    count: shown.length,
    of: rows.length,
    groups: groupsOf(shown, rows, state.sort),
  };
}
