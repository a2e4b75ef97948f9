import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseDiff, type FileDiff } from '#core/diff/parse.ts';

/** A difference of the specification that a proposal makes, as its file holds it. */
export interface SpecDiff {
  /** Number of the SEP, with which the file's name begins. */
  sep: number;
  /** File that it was read from: a path in this project, or folder and name. */
  file: string;
  files: FileDiff[];
}

/** What is wrong with a difference, and where. */
export interface DiffFault {
  file: string;
  line: number;
  message: string;
}

const NAME = /^(\d+)(?:-[A-Za-z0-9-]+)?\.diff$/;

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isFile())
    .sort();
}

/**
 * Reads every *.diff of these folders, which are left out where they are not there; files of other kinds in them are
 * passed over. Names begin with the number of the SEP: 2200.diff, 2200-tool-page.diff.
 */
export function loadDiffs(
  root: string,
  folders: readonly string[],
): { diffs: SpecDiff[]; faults: DiffFault[] } {
  const diffs: SpecDiff[] = [];
  const faults: DiffFault[] = [];
  for (const folder of folders.filter((path) => existsSync(path))) {
    for (const name of namesIn(folder).filter((file) => file.endsWith('.diff'))) {
      const inside = relative(root, folder);
      const file = inside.startsWith('..') ? `${basename(folder)}/${name}` : join(inside, name);
      const number = NAME.exec(name)?.[1];
      if (number === undefined) {
        const message =
          'is not named after a SEP; name it <number>.diff or <number>-words.diff, such as 2200.diff';
        faults.push({ file, line: 1, message });
        continue;
      }
      const { files, problems } = parseDiff(readFileSync(join(folder, name), 'utf8'));
      faults.push(...problems.map((problem) => ({ file, ...problem })));
      if (files.length > 0) diffs.push({ sep: Number(number), file, files });
    }
  }
  return { diffs, faults };
}

/** A fault as a line: file, line, reason. */
export const faultWords = ({ file, line, message }: DiffFault): string => `${file}:${line}: ${message}`;
