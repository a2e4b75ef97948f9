import type { Data, FieldPath, Problem, Rule } from '../data.ts';
import { pathsIn, readingsIn, clientFile } from './walk.ts';
import { suggestion } from './words.ts';

interface Reference {
  file: string;
  at: FieldPath;
  value: string;
  to: keyof typeof NAMES;
}

const NAMES = {
  clients: 'a client',
  kinds: 'a kind',
  editions: 'an edition',
  results: 'a sample result',
  specRevisions: 'a revision',
};
const HOMES = {
  clients: 'data/clients/',
  kinds: 'data/kinds.yaml',
  editions: 'data/editions.yaml',
  results: 'data/results.yaml',
  specRevisions: 'data/spec-revisions.yaml',
};

function references(data: Data): Reference[] {
  const corrections = data.corrections.flatMap(({ client, edition }, index): Reference[] => {
    const file = 'data/corrections.yaml';
    return [
      { file, at: [index, 'client'], value: client, to: 'clients' },
      { file, at: [index, 'edition'], value: edition, to: 'editions' },
    ];
  });
  const timeline = data.timeline.flatMap(({ clients = [], revision }, index): Reference[] => {
    const file = 'data/timeline.yaml';
    return [
      ...clients.map((value, place): Reference => ({
        file,
        at: [index, 'clients', place],
        value,
        to: 'clients',
      })),
      ...(revision === undefined
        ? []
        : [{ file, at: [index, 'revision'], value: revision, to: 'specRevisions' as const }]),
    ];
  });
  return [
    ...data.clients.map((client): Reference => ({
      file: clientFile(client),
      at: ['kind'],
      value: client.kind,
      to: 'kinds',
    })),
    ...data.reported.map(({ kind }, index): Reference => ({
      file: 'data/reported.yaml',
      at: [index, 'kind'],
      value: kind,
      to: 'kinds',
    })),
    ...readingsIn(data).map(({ file, at, reading }): Reference => ({
      file,
      at: [...at, 'edition'],
      value: reading.edition,
      to: 'editions',
    })),
    ...pathsIn(data).flatMap(({ file, at, path }) =>
      Object.keys(path.outcomes).map((value): Reference => ({
        file,
        at: [...at, 'outcomes', value],
        value,
        to: 'results',
      })),
    ),
    ...data.variants.map(({ since }, index): Reference => ({
      file: 'data/variants.yaml',
      at: [index, 'since'],
      value: since,
      to: 'editions',
    })),
    ...corrections,
    ...timeline,
  ];
}

/** A correction speaks of a row, so its client has a reading of its edition. */
function rowsOfCorrections(data: Data): Problem[] {
  const editions = data.editions.map(({ id }) => id);
  return data.corrections.flatMap(({ client: id, edition }, index) => {
    const client = data.clients.find((other) => other.id === id);
    if (!client || client.readings.some((reading) => reading.edition === edition)) return [];
    if (client.readings.some((reading) => !editions.includes(reading.edition))) return [];
    const has = client.readings.map((reading) => reading.edition).join(', ');
    const message = `${id} has no reading of "${edition}"; it has ${has}`;
    return [{ file: 'data/corrections.yaml', at: [index, 'edition'], message }];
  });
}

/** Every id that one record uses of another belongs to a record. */
export const referencesResolve: Rule = {
  name: 'references-resolve',
  description: 'Every kind, edition, client, sample result and revision that a record names exists.',
  check(data) {
    const dangling = references(data).flatMap(({ file, at, value, to }): Problem[] => {
      const known = data[to].map(({ id }) => id);
      if (known.includes(value)) return [];
      const message = `"${value}" is not ${NAMES[to]} of ${HOMES[to]}${suggestion(value, known, 'use one of')}`;
      return [{ file, at, message, restsOn: to }];
    });
    return [...dangling, ...rowsOfCorrections(data)];
  },
};
