import { cleanSearch } from '../table-state.ts';

/** What a reader has set on the index of SEPs. */
export interface SepTableState {
  q: string;
  /** Statuses to show; empty shows all. */
  statuses: string[];
  type: string | null;
}

/** Values that the index knows, in its order. */
export interface SepVocabulary {
  statuses: readonly string[];
  types: readonly string[];
}

/** What search and filters of the index go by. */
export interface SepRow {
  id: string;
  status: string;
  type: string;
  /** All words of the row. */
  text: string;
}

export const defaultSepState: SepTableState = { q: '', statuses: [], type: null };

/** Reads a state from an address; what the index does not know is dropped. */
export function parseSepState(params: URLSearchParams, known: SepVocabulary): SepTableState {
  const given = params.getAll('status');
  return {
    q: cleanSearch(params.get('q') ?? ''),
    statuses: known.statuses.filter((status) => given.includes(status)),
    type: params.getAll('type').find((type) => known.types.includes(type)) ?? null,
  };
}

/** Writes a state as a query without `?`; empty for the default state. */
export function formatSepState({ q, statuses, type }: SepTableState): string {
  const params = new URLSearchParams();
  if (cleanSearch(q)) params.set('q', cleanSearch(q));
  for (const status of statuses) params.append('status', status);
  if (type !== null) params.set('type', type);
  return params.toString();
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Ids of the rows that a state shows, in their order; every word of the search must occur, regardless of case. */
export function shownSeps(rows: readonly SepRow[], { q, statuses, type }: SepTableState): string[] {
  const words = folded(q).split(/\s+/).filter(Boolean);
  return rows
    .filter(
      (row) =>
        (statuses.length === 0 || statuses.includes(row.status)) &&
        (type === null || row.type === type) &&
        words.every((word) => folded(row.text).includes(word)),
    )
    .map((row) => row.id);
}
