import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileSchemas } from '#schema/index.ts';
import { fileProblem, type LocatedProblem } from './problem.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The names of a folder, sorted; those that begin with a dot are passed over. */
function namesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** Names, without the ending, of the files of one folder; whatever else lies there is a problem. */
export function listFolder(root: string, folder: string, ending: '.yaml' | '.json') {
  const problems: LocatedProblem[] = [];
  const names = namesIn(root, folder).flatMap((file) => {
    const name = file.slice(0, -ending.length);
    if (file.endsWith(ending) && NAME.test(name)) return [name];
    const rule = `files here are named <id>${ending}, the id in lower-case words and digits joined by hyphens`;
    problems.push(fileProblem(`${folder}/${file}`, `does not belong in ${folder}/; ${rule}`));
    return [];
  });
  return { names: names.sort(), problems };
}

/** YAML and JSON files at the top of data/ that nothing reads. */
export function strayFiles(root: string): LocatedProblem[] {
  const known = Object.keys(fileSchemas).filter((name) => name !== 'client');
  return namesIn(root, 'data')
    .filter((file) => /\.(ya?ml|json)$/i.test(file) && !known.some((name) => file === `${name}.yaml`))
    .map((file) => {
      const message = `is not a file of data/; known here: ${known.map((name) => `${name}.yaml`).join(', ')}`;
      return fileProblem(`data/${file}`, message);
    });
}
