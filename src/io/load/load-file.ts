import type { z } from 'astro/zod';
import { fileSchemas, type FileSchemaName } from '#schema/index.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { parseYaml, type Source } from './parse-yaml.ts';
import { printField, type LocatedProblem } from './problem.ts';
import { readText, type Read } from './read-text.ts';
import { wording } from './wording.ts';

export type FileValue<Name extends FileSchemaName> = z.output<(typeof fileSchemas)[Name]>;

export interface LoadedFile<Name extends FileSchemaName> {
  /** What the file says; undefined where it breaks its schema. */
  value: FileValue<Name> | undefined;
  source: Source;
  problems: LocatedProblem[];
}

/** Holds a parsed file against its schema. */
export function validate<Name extends FileSchemaName>(
  file: string,
  name: Name,
  source: Source,
): LoadedFile<Name> {
  const subject = { ...source, top: jsonSchemaOf(name) };
  // The empty message marks the issues for which the schema has no words of its own.
  const result = fileSchemas[name].safeParse(source.value, { error: () => '' });
  if (result.success) return { value: result.data as FileValue<Name>, source, problems: [] };
  const problems = result.error.issues
    .flatMap((issue) => wording(issue, subject))
    .map(({ at, message, key }) => ({ file, ...source.locate(at, key), field: printField(at), message }));
  return { value: undefined, source, problems };
}

/** Reads, parses and validates one authored YAML file. */
export function loadFile<Name extends FileSchemaName>(
  root: string,
  file: string,
  name: Name,
): Read<LoadedFile<Name>> {
  const text = readText(root, file);
  if (!text.ok) return text;
  const source = parseYaml(file, text.value);
  if (!source.ok) return source;
  return { ok: true, value: validate(file, name, source.value) };
}
