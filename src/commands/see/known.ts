import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tableOrder } from '#core/select.ts';
import { tryPaths, type TryPath } from '#core/try/paths.ts';
import { unusable } from './unusable.ts';

/** What the command has to know of the data. */
export interface Known {
  /** Every current path, in table order. */
  paths: TryPath[];
  /** The letters with what they stand for. */
  variants: { letter: string; name: string }[];
}

const CACHE = 'node_modules/.cache/see/known.json';
const FILES = ['data/kinds.yaml', 'data/variants.yaml', 'src/core/try/paths.ts', 'src/commands/see/known.ts'];

/** Changes when a file does that this depends on. */
function keyOf(root: string): string {
  const clients = readdirSync(join(root, 'data/clients')).sort();
  const files = [...clients.map((name) => `data/clients/${name}`), ...FILES];
  return files
    .map((file) => {
      const { mtimeMs, size } = statSync(join(root, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

function cached(root: string, key: string): Known | undefined {
  try {
    const found = JSON.parse(readFileSync(join(root, CACHE), 'utf8')) as { key: string; known: Known };
    return found.key === key ? found.known : undefined;
  } catch {
    return undefined;
  }
}

function keep(root: string, key: string, known: Known): void {
  const file = join(root, CACHE);
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, JSON.stringify({ key, known }));
    renameSync(own, file);
  } catch {
    // A folder that cannot be written to only costs time.
  }
}

/** Reads what the command has to know: from a copy of it, or from the data where that has changed. */
export async function knownOf(root: string): Promise<Known> {
  const key = keyOf(root);
  const found = cached(root, key);
  if (found) return found;
  const { loadData } = await import('#io/load/index.ts');
  const { data, problems } = loadData(root);
  const problem = problems.find(({ file }) => /^data\/(clients\/|kinds|variants)/.test(file));
  if (problem) {
    const { file, line, column, message } = problem;
    throw unusable(`${file}, line ${line}, column ${column}: ${message}; run npm run check for all of them`);
  }
  const known = {
    paths: tryPaths(tableOrder(data.clients, data.kinds)),
    variants: data.variants.map(({ letter, name }) => ({ letter, name })),
  };
  keep(root, key, known);
  return known;
}
