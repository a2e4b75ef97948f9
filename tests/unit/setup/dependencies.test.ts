import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(project, file), 'utf8');

/** Packages in the first column of the table of dependencies; `a-b`, `…-c` stands for a-b and a-c. */
function listed(): string[] {
  const section = /^## Dependencies$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
  const rows = [...section.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell = '']) => cell);
  return rows.flatMap((cell) => {
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return names.map((name) => name.replace(/^…/, (names[0] ?? '').replace(/-[^-]*$/, '')));
  });
}

it('the table of dependencies lists every package of package.json, once, and no other', () => {
  const { devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    object
  >;
  const wanted = Object.keys({ ...devDependencies, ...optionalDependencies });
  const found = listed();
  expect({
    missing: wanted.filter((name) => !found.includes(name)),
    unknown: found.filter((name) => !wanted.includes(name)),
    twice: found.filter((name, index) => found.indexOf(name) !== index),
  }).toEqual({ missing: [], unknown: [], twice: [] });
});
