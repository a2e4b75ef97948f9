import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Prose } from '#core/data.ts';
import type { LocatedProblem } from './problem.ts';
import { readText } from './read-text.ts';

/** Reads every Markdown and MDX file of content/ under a root folder, by path. */
export function loadProse(root: string): { prose: Prose[]; problems: LocatedProblem[] } {
  const problems: LocatedProblem[] = [];
  if (!existsSync(join(root, 'content'))) return { prose: [], problems };
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .sort();
  const prose = files.flatMap((file): Prose[] => {
    const read = readText(root, file);
    if (!read.ok) problems.push(...read.problems);
    return read.ok ? [{ file, text: read.value }] : [];
  });
  return { prose, problems };
}
