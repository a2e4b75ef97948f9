import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Data, FieldPath, Problem } from '#core/data.ts';
import type { Client } from '#schema/client.ts';
import type { FileSchemaName } from '#schema/index.ts';
import { listFolder, strayFiles } from './list-files.ts';
import { loadFile, type FileValue } from './load-file.ts';
import { loadResults } from './load-results.ts';
import type { Source } from './parse-yaml.ts';
import { compareProblems, printField, type LocatedProblem } from './problem.ts';

export { loadProse } from './load-prose.ts';
export { compareProblems, formatProblem, lineAndColumn, type LocatedProblem } from './problem.ts';

export interface Loaded {
  /** Every record that is valid by schema. A companion that could not be read has no servers and no shapes. */
  data: Data;
  /** What is wrong in the files, by file and place. */
  problems: LocatedProblem[];
  /** Collections of which a file could not be read. */
  incomplete: ReadonlySet<keyof Data>;
  /** Gives a rule's problem its line and column. */
  locate(problem: Problem): LocatedProblem;
}

const NO_COMPANION: Data['companion'] = { servers: 0, shapes: [], note: '' };

function idProblem(client: Client, name: string, names: readonly string[]): string | undefined {
  if (client.id === name) return undefined;
  const taken = names.includes(client.id)
    ? `is the id of data/clients/${client.id}.yaml`
    : "is not the file's name";
  return `"${client.id}" ${taken}; use ${name}, or rename the file`;
}

/** Reads everything in data/ under a root folder; throws where there is no such folder. */
export function loadData(root: string): Loaded {
  if (!existsSync(join(root, 'data')))
    throw new Error(`there is no folder data/ in ${root}; give the project's root`);
  const sources = new Map<string, Source>();
  const problems: LocatedProblem[] = strayFiles(root);
  const incomplete = new Set<keyof Data>();

  const load = <Name extends FileSchemaName>(file: string, schema: Name, collection: keyof Data) => {
    const read = loadFile(root, file, schema);
    if (read.ok) sources.set(file, read.value.source);
    problems.push(...(read.ok ? read.value.problems : read.problems));
    const value = read.ok ? read.value.value : undefined;
    if (value === undefined) incomplete.add(collection);
    return value;
  };
  const list = <Name extends Exclude<FileSchemaName, 'client'>>(
    name: Name,
    collection = name as keyof Data,
  ): FileValue<Name> | undefined => load(`data/${name}.yaml`, name, collection);
  const place = (file: string, at: FieldPath, message: string): LocatedProblem => {
    const found = sources.get(file)?.locate(at) ?? { line: 1, column: 1 };
    return { file, ...found, field: printField(at), message };
  };

  const clientFiles = listFolder(root, 'data/clients', '.yaml');
  problems.push(...clientFiles.problems);
  const clients = clientFiles.names.flatMap((name): Client[] => {
    const file = `data/clients/${name}.yaml`;
    const client = load(file, 'client', 'clients');
    const message = client && idProblem(client, name, clientFiles.names);
    if (message === undefined) return client ? [client] : [];
    problems.push(place(file, ['id'], message));
    incomplete.add('clients');
    return [];
  });

  const infos = list('results');
  const source = sources.get('data/results.yaml');
  const resultFiles = listFolder(root, 'data/results', '.json');
  const samples = loadResults(root, resultFiles.names, infos && source && { infos, source });
  problems.push(...resultFiles.problems, ...samples.problems);
  if (samples.problems.length > 0) incomplete.add('results');

  const data: Data = {
    clients,
    variants: list('variants') ?? [],
    kinds: list('kinds') ?? [],
    editions: list('editions') ?? [],
    corrections: list('corrections') ?? [],
    results: samples.results,
    companion: list('companion') ?? NO_COMPANION,
    timeline: list('timeline') ?? [],
    specRevisions: list('spec-revisions', 'specRevisions') ?? [],
  };
  return {
    data,
    problems: problems.sort(compareProblems),
    incomplete,
    locate: ({ file, at, message }) => place(file, at, message),
  };
}
