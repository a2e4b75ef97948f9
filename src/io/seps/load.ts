import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { arrangeSeps } from '#core/seps/collection.ts';
import { readSep } from '#core/seps/read.ts';
import type { LocatedWarning, Sep } from '#schema/sep.ts';
import { formatProblem } from '../load/problem.ts';
import { readText } from '../load/read-text.ts';
import { isKnownLanguage } from './highlight.ts';
import { targetOf } from './links.ts';
import { safeTree, type SafeTree } from './tree.ts';

/** SEPs by number, restatements before originals, with what was odd and which files are none. */
export interface LoadedSeps {
  seps: Sep[];
  warnings: LocatedWarning[];
  skipped: { file: string; reason: string }[];
}

/**
 * Reads every SEP of some folders, the first folder's first. Odd files are warned of or skipped with a reason.
 * @throws Error for a folder that is not there
 */
export function loadSeps(folders: readonly string[]): LoadedSeps {
  const read = folders.flatMap(filesOf).map(({ folder, name, file }) => readFile(folder, name, file));
  const { main, originals, left } = arrangeSeps(read.flatMap((one) => ('sep' in one ? [one.sep] : [])));
  const seps = main.flatMap((sep) => [sep, originals.get(sep.number) ?? []].flat());
  const skipped = read.flatMap((one) => ('reason' in one ? [one] : []));
  const twice = left.map(({ sep, because }) => ({
    file: sep.file,
    reason: `has the number ${sep.number} of ${because.file}, which is taken`,
  }));
  return { seps, warnings: seps.flatMap((sep) => sep.warnings), skipped: [...skipped, ...twice] };
}

/** How a file is named to readers: from the project's folder, otherwise by its own folder's name. */
function shownName(folder: string, name: string): string {
  const path = relative(process.cwd(), join(folder, name));
  const inside = !path.startsWith('..') && !isAbsolute(path);
  return (inside ? path : join(basename(resolve(folder)), name)).replaceAll('\\', '/');
}

function filesOf(folder: string): { folder: string; name: string; file: string }[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Error(
      `SEPs: "${folder}" is no folder; name one that holds SEP files, such as a checkout's seps/`,
    );
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ folder, name, file: shownName(folder, name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

type ReadFile = { sep: Sep } | { file: string; reason: string };

function readFile(folder: string, name: string, file: string): ReadFile {
  if (!/\.mdx?$/i.test(name)) return { file, reason: 'is no Markdown file' };
  const text = readText(folder, name);
  if (!text.ok) return { file, reason: text.problems.map((p) => formatProblem({ ...p, file })).join('; ') };
  try {
    const reading = readSep(name, file, text.value);
    return 'skipped' in reading ? { file, reason: reading.skipped } : { sep: complete(reading) };
  } catch (error) {
    return { file, reason: `cannot be laid out: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function complete({ sep, body }: Extract<ReturnType<typeof readSep>, { body: Root }>): Sep {
  const languages = languageWarnings(sep.file, body);
  const links = fragmentsOf(body);
  const { sections, clauses, targets } = safeTree(body, sep.number);
  const dead = deadLinks(sep.file, links, targets);
  const warnings = [...sep.warnings, ...languages, ...dead].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
  return { ...sep, sections, clauses, warnings };
}

function languageWarnings(file: string, body: Root): LocatedWarning[] {
  const warnings: LocatedWarning[] = [];
  visit(body, 'code', ({ lang, position }) => {
    if (!lang || isKnownLanguage(lang)) return;
    const { line = 1, column = 1 } = position?.start ?? {};
    warnings.push({ file, line, column, message: `the language "${lang}" is not known; the code is plain` });
  });
  return warnings;
}

interface Fragment {
  fragment: string;
  line: number;
  column: number;
}

function fragmentsOf(body: Root): Fragment[] {
  const found: Fragment[] = [];
  visit(body, 'link', ({ url, position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    if (url.startsWith('#')) found.push({ fragment: url.slice(1), line, column });
  });
  return found;
}

const deadLinks = (file: string, links: Fragment[], targets: SafeTree['targets']): LocatedWarning[] =>
  links
    .filter(({ fragment }) => !targetOf(fragment, targets))
    .map(({ fragment, line, column }) => ({
      file,
      line,
      column,
      message: `a link leads to #${fragment}, which the text does not have; its words stay`,
    }));
