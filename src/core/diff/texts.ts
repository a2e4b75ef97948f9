import { formatPatch, structuredPatch } from 'diff';
import { parseDiff, type FileDiff } from './parse.ts';

/** The difference of two whole texts, with every line of both. */
export function diffTexts(file: string, before: string, after: string): FileDiff {
  const patch = structuredPatch(`a/${file}`, `b/${file}`, before, after, '', '', {
    context: Number.MAX_SAFE_INTEGER,
  });
  const { files } = parseDiff(formatPatch(patch));
  return files[0] ?? { file, added: false, deleted: false, hunks: [] };
}
