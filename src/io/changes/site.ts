import { resolve } from 'node:path';
import { faultWords, loadDiffs, type SpecDiff } from './load.ts';

let read: SpecDiff[] | undefined;

/** Folders of differences under a root folder: its own, and the one that CHANGES names. */
export const diffFolders = (root: string, more = process.env['CHANGES']): string[] => [
  resolve(root, 'content/changes'),
  ...(more ? [resolve(more)] : []),
];

/** The differences of this build, read once; throws with a line for each fault. */
export function getDiffs(): SpecDiff[] {
  if (read) return read;
  const root = resolve('.');
  const { diffs, faults } = loadDiffs(root, diffFolders(root));
  if (faults.length > 0) throw new Error(faults.map(faultWords).join('\n'));
  return (read = diffs);
}
