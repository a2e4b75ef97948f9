import type { Client, Path, Reading } from '#schema/client.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import type { Edition } from '#schema/vocabulary.ts';
import type { Data } from './data.ts';
import { compareText } from './compare.ts';

/** A client as one edition lists it. */
export interface Row {
  client: Client;
  reading: Reading;
  /** The default path, which decides the row. */
  path: Path;
  /** Letter of the default path. */
  letter: VariantLetter;
  /** Letters of all current paths, each once, the default path's first. */
  letters: VariantLetter[];
  /** True where these letters are more than one. */
  split: boolean;
}

/** Paths that a result takes at the time of the reading, in the file's order. */
export const currentPaths = (reading: Reading): Path[] => reading.paths.filter((path) => !path.former);

/** First current path; undefined where all are former. */
export const defaultPath = (reading: Reading): Path | undefined => currentPaths(reading)[0];

/** Letters of the current paths, each once, the default path's first. */
export const currentLetters = (reading: Reading): VariantLetter[] => [
  ...new Set(currentPaths(reading).map((path) => path.variant)),
];

/** True where the current paths have different letters. */
export const isSplit = (reading: Reading): boolean => currentLetters(reading).length > 1;

/** What an edition says of a client; undefined where it does not list it. */
export const readingOf = (client: Client, edition: string): Reading | undefined =>
  client.readings.find((reading) => reading.edition === edition);

/** All editions, oldest first. */
export const editionsInOrder = (data: Pick<Data, 'editions'>): Edition[] =>
  data.editions.toSorted((a, b) => compareText(a.id, b.id));

/** The latest edition; undefined where there is none. */
export const newestEdition = (data: Pick<Data, 'editions'>): Edition | undefined =>
  editionsInOrder(data).at(-1);

/** The edition before the one with this id; undefined for the first. */
export const editionBefore = (data: Pick<Data, 'editions'>, edition: string): Edition | undefined =>
  editionsInOrder(data).findLast((other) => other.id < edition);

/** Letters that an edition knows, in the order of variants.yaml. */
export const lettersOf = (data: Pick<Data, 'variants'>, edition: string): VariantLetter[] =>
  data.variants.filter((variant) => variant.since <= edition).map((variant) => variant.letter);

/** Clients in table order: kinds as in kinds.yaml, then by name regardless of case. */
export function tableOrder<Listed extends Pick<Client, 'id' | 'name' | 'kind'>>(
  clients: readonly Listed[],
  kinds: Data['kinds'],
): Listed[] {
  const rank = new Map(kinds.map((kind, index) => [kind.id, index]));
  const rankOf = (client: Listed) => rank.get(client.kind) ?? kinds.length;
  return clients.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || compareText(a.name, b.name) || compareText(a.id, b.id),
  );
}

/** The row of one client; undefined where the edition does not list it or all its paths are former. */
export function rowOf(client: Client, edition: string): Row | undefined {
  const reading = readingOf(client, edition);
  const path = reading && defaultPath(reading);
  if (!reading || !path) return undefined;
  const letters = currentLetters(reading);
  return { client, reading, path, letter: path.variant, letters, split: letters.length > 1 };
}

/** Rows of an edition in table order. */
export const rowsOf = (data: Pick<Data, 'clients' | 'kinds'>, edition: string): Row[] =>
  tableOrder(data.clients, data.kinds).flatMap((client) => rowOf(client, edition) ?? []);

/** Those rows whose client has one of the ids; ids without a row are passed over. */
export function onlyClients(rows: readonly Row[], ids: readonly string[]): Row[] {
  const wanted = new Set(ids);
  return rows.filter((row) => wanted.has(row.client.id));
}

/** Rows of an edition whose clients an other edition lists too. */
export const sharedRows = (data: Pick<Data, 'clients' | 'kinds'>, edition: string, other: string): Row[] =>
  rowsOf(data, edition).filter((row) => rowOf(row.client, other));

/** A project with the rows of its bindings. */
export interface ProjectRows {
  project: string;
  rows: Row[];
}

/** Projects whose bindings have default paths with different letters, in the order of their first rows. */
export function splitProjects(rows: readonly Row[]): ProjectRows[] {
  return [...Map.groupBy(rows, (row) => row.client.project)]
    .map(([project, ofProject]) => ({ project, rows: ofProject }))
    .filter((entry) => new Set(entry.rows.map((row) => row.letter)).size > 1);
}
