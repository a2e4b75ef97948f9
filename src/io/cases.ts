import { checkerCases, type CheckerCase } from '#schema/case.ts';
import { toJsonSchema } from './load/json-schema.ts';
import { listFolder } from './load/list-files.ts';
import { problemsOf } from './load/load-file.ts';
import { parseYaml } from './load/parse-yaml.ts';
import { fileProblem, type LocatedProblem } from './load/problem.ts';
import { readText } from './load/read-text.ts';

/** A case with the very bytes of its files as text. */
export interface LoadedCase extends CheckerCase {
  json: string;
  /** Text of the outputSchema; null where it has none. */
  schemaJson: string | null;
}

export interface LoadedCases {
  cases: LoadedCase[];
  problems: LocatedProblem[];
}

const FILE = 'data/cases/cases.yaml';

const stray = (names: readonly string[], known: readonly string[], folder: string): LocatedProblem[] =>
  names
    .filter((name) => !known.includes(name))
    .map((name) =>
      fileProblem(`${folder}/${name}.json`, `is not listed in ${FILE}; add a record or remove it`),
    );

/** Reads the cases of the checker under a root folder; those whose files cannot be read are left out. */
export function loadCases(root: string): LoadedCases {
  const text = readText(root, FILE);
  if (!text.ok) return { cases: [], problems: text.problems };
  const source = parseYaml(FILE, text.value);
  if (!source.ok) return { cases: [], problems: source.problems };
  const read = checkerCases.safeParse(source.value.value);
  if (!read.success)
    return {
      cases: [],
      problems: problemsOf(FILE, checkerCases, toJsonSchema(checkerCases), source.value),
    };
  const problems: LocatedProblem[] = [];
  const textOf = (file: string): string | undefined => {
    const found = readText(root, file);
    if (!found.ok) problems.push(...found.problems);
    return found.ok ? found.value : undefined;
  };
  const cases = read.data.flatMap((one): LoadedCase[] => {
    const json = textOf(`data/cases/${one.id}.json`);
    const schemaJson = one.outputSchema ? textOf(`data/cases/output-schemas/${one.id}.json`) : null;
    return json === undefined || schemaJson === undefined ? [] : [{ ...one, json, schemaJson }];
  });
  const withSchema = read.data.filter(({ outputSchema }) => outputSchema);
  const ids = (records: readonly CheckerCase[]) => records.map(({ id }) => id);
  const repeated = ids(read.data).filter((id, index, all) => all.indexOf(id) !== index);
  problems.push(
    ...repeated.map((id) => fileProblem(FILE, `"${id}" is the id of two records; use another or remove one`)),
    ...stray(listFolder(root, 'data/cases', '.json').names, ids(read.data), 'data/cases'),
    ...stray(
      listFolder(root, 'data/cases/output-schemas', '.json').names,
      ids(withSchema),
      'data/cases/output-schemas',
    ),
  );
  return { cases, problems };
}
