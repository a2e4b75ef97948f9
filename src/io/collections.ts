import { getCollection } from 'astro:content';
import { compareText } from '#core/compare.ts';
import type { Data } from '#core/data.ts';

/** All records of data/ as the collections hold them; the file's order for lists, clients by id. */
async function collect(): Promise<Data> {
  const records = async <Name extends keyof Data>(name: Name) =>
    (await getCollection(name)).toSorted((a, b) => compareText(a.id, b.id)).map((entry) => entry.data);
  const [companion] = await records('companion');
  if (!companion) throw new Error('data: the collection companion is empty');
  return {
    clients: (await records('clients')) as Data['clients'],
    variants: (await records('variants')) as Data['variants'],
    kinds: (await records('kinds')) as Data['kinds'],
    editions: (await records('editions')) as Data['editions'],
    corrections: (await records('corrections')) as Data['corrections'],
    results: (await records('results')) as Data['results'],
    reported: (await records('reported')) as Data['reported'],
    companion: companion as Data['companion'],
    timeline: (await records('timeline')) as Data['timeline'],
    specRevisions: (await records('specRevisions')) as Data['specRevisions'],
    proposals: (await records('proposals')) as Data['proposals'],
    observations: (await records('observations')) as Data['observations'],
    differences: (await records('differences')) as Data['differences'],
  };
}

let data: Promise<Data> | undefined;

/** The data of this build, collected once. */
export function getData(): Promise<Data> {
  return (data ??= collect());
}
