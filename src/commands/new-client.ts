import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { stringify } from 'yaml';
import { newestEdition } from '#core/select.ts';
import { alternatives, allowsNull, jsonSchemaOf, type JsonSchema } from '#io/load/json-schema.ts';
import { loadData } from '#io/load/index.ts';
import { id as idSchema } from '#schema/primitives.ts';
import { isMain } from './is-main.ts';

/** What is known beforehand: values of fields by their indented names, and the ids of the sample results. */
interface Known {
  values: ReadonlyMap<string, string>;
  results: readonly string[];
}

const isRecord = ({ properties }: JsonSchema): boolean => properties !== undefined;

/** What may stand in a field, for the comment above it. */
function choices(schema: JsonSchema): string {
  const [, ...others] = alternatives(schema).filter(isRecord);
  if (others.length > 0)
    return ` Or ${others.map(({ properties }) => Object.keys(properties ?? {}).join(' and ')).join(', or ')} in its place.`;
  const words = alternatives(schema).flatMap((option) => (option.enum ?? []).map(String));
  return words.length === 0 ? '' : ` One of ${words.join(', ')}${allowsNull(schema) ? ', null' : ''}.`;
}

/** Lines of a field with its comment; a field that has to be filled in is an empty text. */
function field(key: string, schema: JsonSchema, indent: string, known: Known): string[] {
  const comment = schema.description ? [`${indent}# ${schema.description}${choices(schema)}`] : [];
  const options = alternatives(schema);
  const record = options.find(isRecord);
  const list = options.find(({ type }) => type === 'array');
  const item = list && !Array.isArray(list.items) ? list.items : undefined;
  if (record) return [...comment, `${indent}${key}:`, ...fields(record, `${indent}  `, known)];
  if (item && key !== 'links' && isRecord(item)) {
    const lines = fields(item, `${indent}    `, known);
    return [...comment, `${indent}${key}:`, `${indent}  -`, ...lines];
  }
  if (key === 'outcomes') {
    const forms = `${indent}# Each { text: … }, { blocks: […] }, { none: true } or { error: … }.`;
    return [
      ...comment,
      forms,
      `${indent}${key}:`,
      ...known.results.map((id) => `${indent}  ${stringify(id).trim()}: ''`),
    ];
  }
  const value = list && key !== 'lines' ? '[]' : options.some(({ type }) => type === 'object') ? '{}' : "''";
  return [...comment, `${indent}${key}: ${known.values.get(`${indent}${key}`) ?? value}`];
}

/** Lines of the fields that a record must have, and one that names those it may have. */
function fields(schema: JsonSchema, indent: string, known: Known): string[] {
  const all = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  const optional = all.flatMap(([key]) => (required.has(key) ? [] : key));
  const more = optional.length > 0 ? [`${indent}# May be added: ${optional.join(', ')}.`] : [];
  return [
    ...all.filter(([key]) => required.has(key)).flatMap(([key, inner]) => field(key, inner, indent, known)),
    ...more,
  ];
}

/** Text of a client's file in which all that must be filled in is an empty text; `results` are the sample results' ids. */
export function clientTemplate(id: string, edition: string, results: readonly string[]): string {
  const values = new Map([
    ['id', stringify(id).trim()],
    ['project', stringify(id).trim()],
    ['    edition', `'${edition}'`],
  ]);
  const head = [
    '# yaml-language-server: $schema=../../public/schema/client.json',
    "# Replace every '' below; npm run check says what is left to do.",
  ];
  return `${[...head, ...fields(jsonSchemaOf('client'), '', { values, results })].join('\n')}\n`;
}

/** Writes the file of a client that does not have one yet and returns its path from the root. */
export function newClient(root: string, id: string): string {
  const valid = idSchema.safeParse(id);
  if (!valid.success) throw new Error(`"${id}" ${valid.error.issues[0]?.message ?? 'is not an id'}`);
  const { data } = loadData(root);
  const edition = newestEdition(data);
  if (!edition) throw new Error('data/editions.yaml has no edition to read; see npm run check');
  const file = `data/clients/${id}.yaml`;
  mkdirSync(dirname(resolve(root, file)), { recursive: true });
  try {
    writeFileSync(
      resolve(root, file),
      clientTemplate(
        id,
        edition.id,
        data.results.map((result) => result.id),
      ),
      { flag: 'wx' },
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Error(`${file} is there already; add a reading to it, or use another id`);
    throw error;
  }
  return file;
}

if (isMain(import.meta.url)) {
  try {
    const [id, root] = process.argv.slice(2);
    if (id === undefined) throw new Error('which client? give its id: npm run new-client -- gemini-cli');
    const file = newClient(resolve(root ?? resolve(import.meta.dirname, '../..')), id);
    process.stdout.write(`wrote ${file}; fill it in, then run npm run check\n`);
  } catch (error) {
    if (process.env['DEBUG']) throw error;
    process.stderr.write(`new-client: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
