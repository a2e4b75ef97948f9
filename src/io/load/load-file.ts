import type { z } from 'astro/zod';
import { fileSchemas, type FileSchemaName } from '#schema/index.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { mend, type Mended } from './mend.ts';
import { parseYaml, type Source } from './parse-yaml.ts';
import { printField, type LocatedProblem } from './problem.ts';
import { readText, type Read } from './read-text.ts';
import { wording } from './wording.ts';

export type FileValue<Name extends FileSchemaName> = z.output<(typeof fileSchemas)[Name]>;

export interface LoadedFile<Name extends FileSchemaName> {
  /** What the file says, mended where it breaks its schema. */
  mended: Mended<FileValue<Name>>;
  source: Source;
  problems: LocatedProblem[];
}

/** What is wrong with a parsed file by its schema, of which `top` is the JSON Schema. */
export function problemsOf(
  file: string,
  schema: z.ZodType,
  top: JsonSchema,
  source: Source,
): LocatedProblem[] {
  // The empty message marks the issues for which the schema has no words of its own.
  const result = schema.safeParse(source.value, { error: () => '' });
  if (result.success) return [];
  return result.error.issues
    .flatMap((issue) => wording(issue, { ...source, top }))
    .map(({ at, message, key }) => ({ file, ...source.locate(at, key), field: printField(at), message }));
}

/** Reads, parses and validates one authored YAML file; `from` numbers the fields that have to be mended. */
export function loadFile<Name extends FileSchemaName>(
  root: string,
  file: string,
  name: Name,
  from: number,
): Read<LoadedFile<Name>> {
  const text = readText(root, file);
  if (!text.ok) return text;
  const read = parseYaml(file, text.value);
  if (!read.ok) return read;
  const source = read.value;
  const schema = fileSchemas[name] as unknown as z.ZodType<FileValue<Name>>;
  const result = schema.safeParse(source.value);
  if (result.success)
    return {
      ok: true,
      value: {
        mended: { values: [result.data], fields: [], complete: true },
        source,
        problems: source.slips,
      },
    };
  const top = jsonSchemaOf(name);
  const mended = mend(schema, top, source.value, from);
  return {
    ok: true,
    value: { mended, source, problems: [...source.slips, ...problemsOf(file, schema, top, source)] },
  };
}
