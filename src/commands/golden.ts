import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadData } from '#io/load/index.ts';
import { goldenText } from './golden/format.ts';
import { sampleViews } from './golden/views.ts';
import { isMain } from './is-main.ts';

const FOLDER = 'tests/golden';

/** Every golden file that should be there, by its name from the root of the project. */
export function goldenFiles(root: string): Map<string, string> {
  const { data } = loadData(root);
  return new Map(
    sampleViews(data).map(({ client, path, result, forwarded }) => [
      `${FOLDER}/${client}/${path}/${result}.txt`,
      goldenText(`${client} / ${path} / ${result}`, forwarded),
    ]),
  );
}

/** What differs between the golden files and what the rules give; one line a file. */
export function goldenDifferences(root: string): string[] {
  const wanted = goldenFiles(root);
  const there = new Set(globSync(`${FOLDER}/**/*.txt`, { cwd: root }));
  const differing = [...wanted].flatMap(([file, text]) => {
    if (!there.has(file)) return [`${file}: is missing`];
    return readFileSync(join(root, file), 'utf8') === text
      ? []
      : [`${file}: differs from what the rule gives`];
  });
  const stray = [...there].filter((file) => !wanted.has(file));
  return [...differing, ...stray.map((file) => `${file}: belongs to no path and sample result`)].sort();
}

function writeAll(root: string): number {
  const wanted = goldenFiles(root);
  for (const file of globSync(`${FOLDER}/**/*.txt`, { cwd: root }))
    if (!wanted.has(file)) rmSync(join(root, file));
  let written = 0;
  for (const [file, text] of wanted) {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    written += 1;
  }
  return written;
}

if (isMain(import.meta.url)) {
  const root = resolve(import.meta.dirname, '../..');
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--check');
  if (unknown.length > 0) {
    process.stderr.write(`golden: ${unknown[0]} is no option; use --check, or nothing to write the files\n`);
    process.exitCode = 2;
  } else if (process.argv.includes('--check')) {
    const differences = goldenDifferences(root);
    for (const line of differences) process.stdout.write(`${line}\n`);
    if (differences.length > 0) {
      process.stdout.write('look at them; if the rules are right, run: node src/commands/golden.ts\n');
      process.exitCode = 1;
    }
  } else {
    process.stdout.write(`${writeAll(root)} golden files written\n`);
  }
}
