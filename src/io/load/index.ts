import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Data, FieldPath, Problem } from '#core/data.ts';
import type { FileSchemaName } from '#schema/index.ts';
import { listFolder, strayFiles } from './list-files.ts';
import { loadFile, type FileValue } from './load-file.ts';
import { loadObservations } from './load-observations.ts';
import { loadResults, withTexts } from './load-results.ts';
import { CANDIDATES } from './mend.ts';
import type { Source } from './parse-yaml.ts';
import { compareProblems, printField, type LocatedProblem } from './problem.ts';

export { loadProse } from './load-prose.ts';
export { compareProblems, formatProblem, lineAndColumn, type LocatedProblem } from './problem.ts';

export interface Loaded {
  /** Every record; where a file breaks its schema, wrong fields hold stand-ins. */
  data: Data;
  /** The data once more for each set of stand-ins: only what is true of all of them is true of the files. */
  possible: Data[];
  /** What is wrong in the files, by file and place. */
  problems: LocatedProblem[];
  /** Whether a problem of a rule is about what stands in the files, and about all that it must know. */
  holds(problem: Pick<Problem, 'file' | 'restsOn'> & { at?: FieldPath }): boolean;
  /** Gives a rule's problem its line and column. */
  locate(problem: Problem): LocatedProblem;
}

const NO_COMPANION: Data['companion'] = { servers: 0, shapes: [], note: '' };

/** Why a client may not have its id; undefined where it may. */
function idProblem(id: string, name: string, names: readonly string[]): string | undefined {
  if (id === name) return undefined;
  const taken = names.includes(id) ? `is the id of data/clients/${id}.yaml` : "is not the file's name";
  return `"${id}" ${taken}; use ${name}, or rename the file`;
}

/** Whether a field lies in another or is it. */
const isIn = (inner: FieldPath, outer: FieldPath): boolean =>
  outer.every((step, index) => String(inner[index]) === String(step));

/** Reads everything in data/ under a root folder; throws where there is no such folder. */
export function loadData(root: string): Loaded {
  if (!existsSync(join(root, 'data')))
    throw new Error(`there is no folder data/ in ${root}; give the project's root`);
  const sources = new Map<string, Source>();
  const replaced = new Map<string, FieldPath[]>();
  const problems: LocatedProblem[] = strayFiles(root);
  const incomplete = new Set<keyof Data>();

  /** The possible values of a file; undefined where nothing of it can be kept. */
  const load = <Name extends FileSchemaName>(file: string, schema: Name, collection: keyof Data) => {
    const from = [...replaced.values()].flat().length;
    const read = loadFile(root, file, schema, from);
    problems.push(...(read.ok ? read.value.problems : read.problems));
    if (!read.ok || !read.value.mended.complete) incomplete.add(collection);
    if (!read.ok) return undefined;
    const { mended, source } = read.value;
    sources.set(file, source);
    if (mended.fields.length > 0) replaced.set(file, mended.fields);
    return mended.values.length > 0 ? mended.values : undefined;
  };
  const list = <Name extends Exclude<FileSchemaName, 'client'>>(
    name: Name,
    collection = name as keyof Data,
  ): FileValue<Name>[] | undefined => load(`data/${name}.yaml`, name, collection);
  const place = ({ file, at, message, phrase }: Problem): LocatedProblem => {
    const found = sources.get(file)?.locate(at, false, phrase) ?? { line: 1, column: 1 };
    return { file, ...found, field: printField(at), message };
  };

  const clientFiles = listFolder(root, 'data/clients', '.yaml');
  problems.push(...clientFiles.problems);
  if (clientFiles.problems.length > 0) incomplete.add('clients');
  const clients = clientFiles.names.flatMap((name) => {
    const file = `data/clients/${name}.yaml`;
    const values = load(file, 'client', 'clients');
    if (!values) return [];
    const mended = replaced.get(file)?.some((at) => isIn(['id'], at));
    const message = mended ? undefined : idProblem(values[0]?.id ?? name, name, clientFiles.names);
    if (message !== undefined) {
      problems.push(place({ file, at: ['id'], message }));
      incomplete.add('clients');
    }
    return [values.map((client) => ({ ...client, id: name }))];
  });

  const infos = list('results');
  const source = sources.get('data/results.yaml');
  const resultFiles = listFolder(root, 'data/results', '.json');
  const listed = !incomplete.has('results') && infos?.[0] && source ? { infos: infos[0], source } : undefined;
  const samples = loadResults(root, resultFiles.names, listed);
  problems.push(...resultFiles.problems, ...samples.problems);
  if (resultFiles.problems.length + samples.problems.length > 0) incomplete.add('results');

  const observed = loadObservations(root);
  problems.push(...observed.problems);
  if (observed.problems.length > 0) incomplete.add('observations');

  const lists = {
    variants: list('variants'),
    kinds: list('kinds'),
    editions: list('editions'),
    corrections: list('corrections'),
    reported: list('reported'),
    companion: list('companion'),
    timeline: list('timeline'),
    specRevisions: list('spec-revisions', 'specRevisions'),
    proposals: list('clauses', 'proposals'),
    differences: existsSync(join(root, 'data/differences.yaml')) ? list('differences') : [],
  };
  const nth = <Value>(values: readonly Value[] | undefined, index: number): Value | undefined =>
    values?.[index] ?? values?.[0];
  const dataOf = (index: number): Data => ({
    clients: clients.flatMap((values) => nth(values, index) ?? []),
    variants: nth(lists.variants, index) ?? [],
    kinds: nth(lists.kinds, index) ?? [],
    editions: nth(lists.editions, index) ?? [],
    corrections: nth(lists.corrections, index) ?? [],
    results: withTexts(nth(infos, index) ?? [], samples.texts),
    reported: nth(lists.reported, index) ?? [],
    companion: nth(lists.companion, index) ?? NO_COMPANION,
    timeline: nth(lists.timeline, index) ?? [],
    specRevisions: nth(lists.specRevisions, index) ?? [],
    proposals: nth(lists.proposals, index) ?? [],
    observations: observed.observations,
    differences: nth<Data['differences']>(lists.differences, index) ?? [],
  });
  const data = dataOf(0);
  const possible = replaced.size === 0 ? [data] : Array.from({ length: CANDIDATES }, (_, n) => dataOf(n));
  return {
    data,
    possible,
    problems: problems.sort(compareProblems),
    holds: ({ file, at, restsOn }) =>
      ![restsOn ?? []].flat().some((name) => incomplete.has(name)) &&
      !(at && replaced.get(file)?.some((field) => isIn(at, field))),
    locate: place,
  };
}
