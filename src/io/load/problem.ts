import type { FieldPath } from '#core/data.ts';

/** A problem at a place in a file; line and column count from 1. */
export interface LocatedProblem {
  file: string;
  line: number;
  column: number;
  /** Field as `readings[1].paths[0].variant`; empty where the file as a whole is meant. */
  field: string;
  message: string;
}

/** Prints a field path as `readings[1].paths[0].variant`. */
export function printField(at: FieldPath): string {
  return at.reduce<string>(
    (printed, step) =>
      typeof step === 'number' ? `${printed}[${step}]` : printed === '' ? step : `${printed}.${step}`,
    '',
  );
}

/** Prints a problem as `data/clients/goose.yaml:12:5 readings[1].paths[0].variant: "F" is not …`. */
export function formatProblem({ file, line, column, field, message }: LocatedProblem): string {
  return `${file}:${line}:${column}${field === '' ? '' : ` ${field}`}: ${message}`;
}

/** Order of problems: by file, then by place in it. */
export function compareProblems(a: LocatedProblem, b: LocatedProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.field < b.field ? -1 : Number(a.field > b.field));
}

/** A problem of a file as a whole, or of one place in it before there are fields. */
export function fileProblem(file: string, message: string, line = 1, column = 1): LocatedProblem {
  return { file, line, column, field: '', message };
}

/** Line and column, from 1, of an offset in a text. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
