/** A column of the client table. */
export interface Column {
  key: ColumnKey;
  header: string;
  /** Whether a reader can hide it. */
  hideable: boolean;
}

export type ColumnKey = 'variant' | 'client' | 'reaches' | 'evidence' | 'age' | 'related';

/** Columns of the client table, in order. */
export const columns: readonly Column[] = [
  { key: 'variant', header: 'Variant', hideable: false },
  { key: 'client', header: 'Client', hideable: false },
  { key: 'reaches', header: 'What reaches the model', hideable: true },
  { key: 'evidence', header: 'Evidence', hideable: true },
  { key: 'age', header: 'Age', hideable: true },
  { key: 'related', header: 'Related', hideable: true },
];

/** Keys of the columns that a reader can hide, in order. */
export const hideableColumns: readonly ColumnKey[] = columns
  .filter((column) => column.hideable)
  .map((column) => column.key);
