import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { Data } from '#core/data.ts';
import { formatProblem, loadData } from './load/index.ts';

const COLLECTION_ID: { [Name in keyof Data]: (record: Record<string, unknown>) => string } = {
  clients: (record) => String(record['id']),
  variants: (record) => String(record['letter']),
  kinds: (record) => String(record['id']),
  editions: (record) => String(record['id']),
  corrections: (record) => String(record['id']),
  results: (record) => String(record['id']),
  reported: (record) => String(record['id']),
  companion: () => 'companion',
  timeline: (record) => String(record['id']),
  specRevisions: (record) => String(record['id']),
  proposals: (record) => String(record['sep']),
  observations: (record) => String(record['client']),
  differences: (record) => [record['client'], record['path']].join('-'),
};

/** Where nothing has been run, or no difference is left, there are none. */
const MAY_BE_EMPTY: readonly (keyof Data)[] = ['observations', 'differences'];

/**
 * Loads one collection of data/ through the project's own reader, so that the site, the check and the tests
 * see the same records. Ids begin with the place in the file, since a collection does not keep its order. Fails on any problem and on an empty collection; Astro itself lets both pass.
 */
export function dataLoader(name: keyof Data): Loader {
  return {
    name: `data:${name}`,
    async load({ store, parseData, config, watcher }) {
      const root = fileURLToPath(config.root);
      watcher?.add(`${root}data`);
      const { data, problems } = loadData(root);
      if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
      const records = [data[name]].flat() as unknown as Record<string, unknown>[];
      if (records.length === 0 && !MAY_BE_EMPTY.includes(name))
        throw new Error(`data: the collection ${name} is empty`);
      store.clear();
      for (const [index, record] of records.entries()) {
        const id = `${String(index).padStart(4, '0')}-${COLLECTION_ID[name](record)}`;
        store.set({ id, data: { ...(await parseData({ id, data: record })) } });
      }
    },
  };
}
