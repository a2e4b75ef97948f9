import type { Block, FileDiff, NumberedLine } from './parse.ts';
import { compareWords, splitLines, type Stretch } from './words.ts';

/** One side of a row: its number and its words; null where the side has no line there. */
export type Side = { number: number; stretches: Stretch[] } | null;

/** A row of a difference side by side. */
export interface DiffRow {
  changed: boolean;
  before: Side;
  after: Side;
}

const textOf = (lines: readonly NumberedLine[]): string => lines.map(({ text }) => text).join('\n');

const sidesOf = (lines: readonly NumberedLine[], stretches: readonly Stretch[]): Side[] => {
  const split = splitLines(stretches);
  return lines.map(({ number }, index) => ({ number, stretches: split[index] ?? [] }));
};

/** The rows of one block; changed lines are compared as one text, so that words may move from line to line. */
function rowsOfBlock({ same, before, after }: Block): DiffRow[] {
  const compared = compareWords(textOf(before), textOf(after));
  const left = sidesOf(before, compared.before);
  const right = sidesOf(after, compared.after);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    changed: !same,
    before: left[index] ?? null,
    after: right[index] ?? null,
  }));
}

/** The rows of each hunk of a file. */
export const rowsOf = ({ hunks }: Pick<FileDiff, 'hunks'>): DiffRow[][] =>
  hunks.map((blocks) => blocks.flatMap(rowsOfBlock));
