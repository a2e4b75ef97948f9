import { parseJson } from '#core/json.ts';
import { parse } from '#core/json/index.ts';
import { shown } from '#core/rules/words.ts';
import { observation, type Observation } from '#schema/observation.ts';
import { toJsonSchema } from './json-schema.ts';
import { listFolder } from './list-files.ts';
import { problemsOf } from './load-file.ts';
import { parseYaml } from './parse-yaml.ts';
import { fileProblem, type LocatedProblem } from './problem.ts';
import { readText } from './read-text.ts';

const FOLDER = 'data/observations';
const AGAIN = 'these files are written by npm run observe: restore it, or run that again';

/** What is wrong with a file that is no observation; JSON is read as YAML for the places of its fields. */
function faultsOf(file: string, text: string): LocatedProblem[] {
  const json = parse(text);
  if (!json.ok) {
    const { line, column, message } = json.problem;
    return [fileProblem(file, `is not valid JSON: ${message}; ${AGAIN}`, line, column)];
  }
  const source = parseYaml(file, text);
  if (!source.ok) return source.problems;
  const found = problemsOf(file, observation, toJsonSchema(observation), source.value);
  return found.length > 0 ? found : [fileProblem(file, `is not JSON; ${AGAIN}`)];
}

/** Reads the observations under a root folder, in the order of their clients; what is not one is left out. */
export function loadObservations(root: string): {
  observations: Observation[];
  problems: LocatedProblem[];
} {
  const files = listFolder(root, FOLDER, '.json');
  const problems = [...files.problems];
  const observations = files.names.flatMap((name): Observation[] => {
    const file = `${FOLDER}/${name}.json`;
    const text = readText(root, file);
    if (!text.ok) {
      problems.push(...text.problems);
      return [];
    }
    const read = observation.safeParse(parseJson(text.value));
    if (!read.success) {
      problems.push(...faultsOf(file, text.value));
      return [];
    }
    if (read.data.client === name) return [read.data];
    problems.push(
      fileProblem(file, `client is ${shown(read.data.client)}, the file's name ${shown(name)}; ${AGAIN}`),
    );
    return [];
  });
  return { observations, problems };
}
