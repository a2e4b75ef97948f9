import type { Problem, Rule } from '../data.ts';
import { clientFile } from './walk.ts';

function repeated(keys: readonly string[], key: string, fileOf: (index: number) => string): Problem[] {
  return keys.flatMap((value, index) => {
    const first = keys.indexOf(value);
    if (first === index) return [];
    const where = fileOf(first) === fileOf(index) ? `record [${first}]` : fileOf(first);
    const at = fileOf(first) === fileOf(index) ? [index, key] : [key];
    const message = `"${value}" is the ${key} of ${where} already; use another or remove the record`;
    return [{ file: fileOf(index), at, message }];
  });
}

/** The ids of each collection, and the letters of the variants, are given once. */
export const uniqueIds: Rule = {
  name: 'unique-ids',
  description: 'No two records of a collection have the same id or letter.',
  check: (data) => [
    ...repeated(
      data.clients.map(({ id }) => id),
      'id',
      (index) => clientFile(data.clients[index] ?? { id: '' }),
    ),
    ...(['kinds', 'editions', 'corrections', 'results', 'reported', 'timeline'] as const).flatMap((name) =>
      repeated(
        data[name].map(({ id }) => id),
        'id',
        () => `data/${name}.yaml`,
      ),
    ),
    ...repeated(
      data.specRevisions.map(({ id }) => id),
      'id',
      () => 'data/spec-revisions.yaml',
    ),
    ...repeated(
      data.variants.map(({ letter }) => letter),
      'letter',
      () => 'data/variants.yaml',
    ),
  ],
};
