/** A column of the client table. */
export interface Column {
  key: ColumnKey;
  header: string;
  /** Whether a reader can hide it. */
  hideable: boolean;
  /** Whether only the full table has it, and the report's does not. */
  fullOnly: boolean;
}

export type ColumnKey = 'variant' | 'client' | 'reaches' | 'decides' | 'evidence' | 'age' | 'related';

/** Columns of the client table, in order. */
export const columns: readonly Column[] = [
  { key: 'variant', header: 'Variant', hideable: false, fullOnly: false },
  { key: 'client', header: 'Client', hideable: false, fullOnly: false },
  { key: 'reaches', header: 'What reaches the model', hideable: true, fullOnly: false },
  { key: 'decides', header: 'Decided by', hideable: true, fullOnly: true },
  { key: 'evidence', header: 'Evidence', hideable: true, fullOnly: false },
  { key: 'age', header: 'Age', hideable: true, fullOnly: false },
  { key: 'related', header: 'Related', hideable: true, fullOnly: true },
];

/** Keys of the columns that a reader can hide, in order. */
export const hideableColumns: readonly ColumnKey[] = columns
  .filter((column) => column.hideable)
  .map((column) => column.key);
