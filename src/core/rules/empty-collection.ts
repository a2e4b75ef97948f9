import type { Problem, Rule } from '../data.ts';

const COLLECTIONS = [
  'clients',
  'variants',
  'kinds',
  'editions',
  'corrections',
  'results',
  'reported',
  'timeline',
  'specRevisions',
  'proposals',
] as const;
const FILES: { [Name in (typeof COLLECTIONS)[number]]?: string } = {
  clients: 'data/clients',
  specRevisions: 'data/spec-revisions.yaml',
  proposals: 'data/clauses.yaml',
};

/** An empty list is a mistake, not a state of the survey. */
export const emptyCollection: Rule = {
  name: 'empty-collection',
  description: 'Every collection has a record.',
  check: (data) =>
    COLLECTIONS.filter((name) => data[name].length === 0).map((name): Problem => {
      const file = FILES[name] ?? `data/${name}.yaml`;
      return { file, at: [], message: 'has no records; restore them', restsOn: name };
    }),
};
