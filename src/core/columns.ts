/** A column of the client table. */
export interface Column {
  key: ColumnKey;
  header: string;
  /** Whether a reader can hide it. */
  hideable: boolean;
  /** Whether a narrow screen shows it unasked. */
  narrow: boolean;
}

export type ColumnKey = 'variant' | 'client' | 'reaches' | 'evidence' | 'age' | 'related';

/** Columns of the client table, in order. */
export const columns: readonly Column[] = [
  { key: 'variant', header: 'Variant', hideable: false, narrow: true },
  { key: 'client', header: 'Client', hideable: false, narrow: true },
  { key: 'reaches', header: 'What reaches the model', hideable: true, narrow: true },
  { key: 'evidence', header: 'Evidence', hideable: true, narrow: false },
  { key: 'age', header: 'Age', hideable: true, narrow: false },
  { key: 'related', header: 'Related', hideable: true, narrow: false },
];

/** Keys of the columns that a reader can hide, in order. */
export const hideableColumns: readonly ColumnKey[] = columns
  .filter((column) => column.hideable)
  .map((column) => column.key);
