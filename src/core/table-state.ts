import type { VariantLetter } from '#schema/primitives.ts';
import { hideableColumns, type ColumnKey } from './columns.ts';
import { deciders, type Decider } from './deciders.ts';

/** Columns that the table can be sorted by. */
export const sortKeys = ['variant', 'client', 'language', 'kind', 'age'] as const;
export type SortKey = (typeof sortKeys)[number];

/** How a sentence names each. */
export const sortWords: Record<SortKey, string> = {
  variant: 'variant',
  client: 'name',
  language: 'language',
  kind: 'kind',
  age: 'age',
};

/** Order of the rows; null is table order. */
export type Sort = { key: SortKey; descending: boolean } | null;

/** What a reader has set on the client table. */
export interface TableState {
  /** Search text, spaces collapsed. */
  q: string;
  /** Letters of the default path to show; empty shows all. */
  variants: VariantLetter[];
  language: string | null;
  /** Id of a kind. */
  kind: string | null;
  /** Only rows of which this decides between paths. */
  decides: Decider | null;
  /** Only rows whose current paths have different letters. */
  split: boolean;
  /** Only rows whose client changed its letter since the edition before. */
  moved: boolean;
  sort: Sort;
  hidden: ColumnKey[];
  /** One line a row, without what stands in small print. */
  dense: boolean;
  /** Ids of the reader's own clients. */
  mine: string[];
  /** Only those; never true while `mine` is empty. */
  onlyMine: boolean;
}

/** Values that the table knows, in its order; everything else in an address is dropped. */
export interface TableVocabulary {
  letters: readonly VariantLetter[];
  languages: readonly string[];
  kinds: readonly string[];
  ids: readonly string[];
}

/** The table as it stands before anything is set. */
export const defaultState: TableState = {
  q: '',
  variants: [],
  language: null,
  kind: null,
  decides: null,
  split: false,
  moved: false,
  sort: null,
  hidden: [],
  dense: false,
  mine: [],
  onlyMine: false,
};

const LONGEST_SEARCH = 200;

/** Reads a search text as the state keeps it: control characters and runs of spaces become one space. */
export const cleanSearch = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
    .trim();

function readMany<T extends string>(params: URLSearchParams, name: string, known: readonly T[]): T[] {
  const given = new Set(params.getAll(name).flatMap((value) => value.split(',')));
  return known.filter((value) => given.has(value));
}

const readOne = <T extends string>(params: URLSearchParams, name: string, known: readonly T[]): T | null =>
  known.find((value) => params.getAll(name).includes(value)) ?? null;

/** Reads an order such as `-age`; null for what the table does not know. */
export function parseSort(value: string): Sort {
  const descending = value.startsWith('-');
  const key = sortKeys.find((known) => known === value.slice(descending ? 1 : 0));
  return key ? { key, descending } : null;
}

/** Reads a state from an address; what the table does not know is dropped, nothing is thrown. */
export function parseState(params: URLSearchParams, known: TableVocabulary): TableState {
  const mine = readMany(params, 'mine', known.ids);
  return {
    q: cleanSearch(params.get('q') ?? ''),
    variants: readMany(params, 'variant', known.letters),
    language: readOne(params, 'language', known.languages),
    kind: readOne(params, 'kind', known.kinds),
    decides: readOne(params, 'decides', deciders),
    split: params.get('split') === '1',
    moved: params.get('moved') === '1',
    sort: parseSort(params.get('sort') ?? ''),
    hidden: readMany(params, 'cols', hideableColumns),
    dense: params.get('dense') === '1',
    mine,
    onlyMine: mine.length > 0 && params.get('only') === 'mine',
  };
}

/**
 * Writes a state as a query string without `?`: keys in one order, defaults left out, lists joined by commas
 * save for the letters, which repeat `variant`. An empty string is the default state.
 */
export function formatState(state: TableState): string {
  const { q, variants, language, kind, decides, split, moved, sort, hidden, dense, mine, onlyMine } = state;
  const entries: [string, string][] = [];
  const add = (name: string, value: string | null) => {
    if (value) entries.push([name, value]);
  };
  add('q', cleanSearch(q));
  for (const letter of variants) add('variant', letter);
  add('language', language);
  add('kind', kind);
  add('decides', decides);
  add('split', split ? '1' : null);
  add('moved', moved ? '1' : null);
  add('sort', formatSort(sort));
  add('cols', hidden.join(','));
  add('dense', dense ? '1' : null);
  add('mine', mine.join(','));
  add('only', onlyMine && mine.length > 0 ? 'mine' : null);
  return entries.map(([name, value]) => `${name}=${encodeValue(value)}`).join('&');
}

/** Writes an order as the address has it; an empty string for table order. */
export const formatSort = (sort: Sort): string => (sort ? `${sort.descending ? '-' : ''}${sort.key}` : '');

const encodeValue = (value: string): string =>
  encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%2C', ',');
