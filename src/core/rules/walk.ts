import type { Client, Path, Reading } from '#schema/client.ts';
import type { Data, FieldPath } from '../data.ts';

/** File of a client. */
export const clientFile = (client: Pick<Client, 'id'>): string => `data/clients/${client.id}.yaml`;

/** A reading with its place. */
export interface ReadingAt {
  client: Client;
  reading: Reading;
  file: string;
  at: FieldPath;
}

/** A path with its place. */
export interface PathAt extends ReadingAt {
  path: Path;
}

/** Every reading of every client. */
export const readingsIn = (data: Pick<Data, 'clients'>): ReadingAt[] =>
  data.clients.flatMap((client) =>
    client.readings.map((reading, index) => ({
      client,
      reading,
      file: clientFile(client),
      at: ['readings', index],
    })),
  );

/** Every path of every reading, former ones included. */
export const pathsIn = (data: Pick<Data, 'clients'>): PathAt[] =>
  readingsIn(data).flatMap((entry) =>
    entry.reading.paths.map((path, index) => ({ ...entry, path, at: [...entry.at, 'paths', index] })),
  );

/** Every text in a value, with the fields that lead to it. */
export function textsIn(value: unknown, at: FieldPath = []): { text: string; at: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, at }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...at, key]));
}

/** Every authored file with its records. */
export const filesIn = (data: Data): { file: string; value: unknown }[] => [
  ...data.clients.map((client) => ({ file: clientFile(client), value: client })),
  { file: 'data/variants.yaml', value: data.variants },
  { file: 'data/kinds.yaml', value: data.kinds },
  { file: 'data/editions.yaml', value: data.editions },
  { file: 'data/corrections.yaml', value: data.corrections },
  { file: 'data/results.yaml', value: data.results.map(({ json: _json, ...info }) => info) },
  { file: 'data/reported.yaml', value: data.reported },
  { file: 'data/companion.yaml', value: data.companion },
  { file: 'data/timeline.yaml', value: data.timeline },
  { file: 'data/spec-revisions.yaml', value: data.specRevisions },
];

/** The first of each message, in the order given: a text that repeats a fault is told of it once. */
export const oncePerMessage = <Found extends { message: string }>(all: readonly Found[]): Found[] =>
  all.filter(({ message }, index) => all.findIndex((other) => other.message === message) === index);
