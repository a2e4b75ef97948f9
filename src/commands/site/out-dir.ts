import { isAbsolute, relative, resolve } from 'node:path';

/**
 * The folder that `astro build` is told to write to, absolute; or why it may not. Pages are rendered from there, with the
 * packages of the project, so that it must lie in the project.
 * @param options what follows `npm run build --`
 */
export function outDirOf(root: string, options: readonly string[]): { folder: string } | { problem: string } {
  const index = options.findLastIndex((option) => /^--outDir(=|$)/.test(option));
  const [, inline] = /^--outDir=(.*)$/.exec(options[index] ?? '') ?? [];
  const given = index < 0 ? 'dist' : (inline ?? options[index + 1] ?? '');
  if (given === '' || given.startsWith('-'))
    return { problem: '--outDir needs a folder, such as --outDir build/site' };
  const folder = resolve(root, given);
  const inside = relative(root, folder);
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside))
    return { problem: `--outDir is "${given}"; use a folder inside the project, and copy it from there` };
  return { folder };
}
