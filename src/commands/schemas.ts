import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { jsonSchemaOf, toJsonSchema, type JsonSchema } from '#io/load/json-schema.ts';
import { fileSchemas, printedSchemas, type FileSchemaName } from '#schema/index.ts';
import { isMain } from './is-main.ts';

const folder = 'public/schema';

const fileText = (about: string, { $schema, ...rest }: JsonSchema): string =>
  `${JSON.stringify({ $schema, title: `What the model sees: ${about}`, ...rest }, null, 2)}\n`;

/** Text of each JSON Schema by its file's name, such as `client.json`. */
export function schemaFiles(): Map<string, string> {
  const names = Object.keys(fileSchemas) as FileSchemaName[];
  const read = names.map((name): [string, string] => {
    const about = name === 'client' ? 'data/clients/<id>.yaml' : `data/${name}.yaml`;
    return [`${name}.json`, fileText(about, jsonSchemaOf(name))];
  });
  const printed = Object.entries(printedSchemas).map(([name, schema]): [string, string] => [
    `${name}.json`,
    fileText(`what ${name} --json prints`, toJsonSchema(schema)),
  ]);
  return new Map([...read, ...printed]);
}

/** Names of the schema files under a root folder that differ from the schemas, are missing, or belong to none. */
export function staleSchemas(root: string): string[] {
  const wanted = schemaFiles();
  const at = (name: string) => resolve(root, folder, name);
  const present = existsSync(at('.')) ? readdirSync(at('.')) : [];
  const stale = [...wanted].filter(
    ([name, text]) => !present.includes(name) || readFileSync(at(name), 'utf8') !== text,
  );
  return [...stale.map(([name]) => name), ...present.filter((name) => !wanted.has(name))].sort();
}

function main(root: string, options: string[]): void {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined) throw new Error(`unknown option ${unknown}; the only one is --check`);
  if (options.length > 0) {
    const stale = staleSchemas(root);
    if (stale.length > 0)
      throw new Error(
        `${stale.map((name) => `${folder}/${name}`).join(', ')}: not what src/schema/ says; run npm run schemas`,
      );
    process.stdout.write(`${folder}/ is up to date\n`);
    return;
  }
  mkdirSync(resolve(root, folder), { recursive: true });
  const files = schemaFiles();
  for (const [name, text] of files) writeFileSync(resolve(root, folder, name), text);
  process.stdout.write(`wrote ${[...files.keys()].map((name) => `${folder}/${name}`).join(', ')}\n`);
}

if (isMain(import.meta.url)) {
  try {
    main(resolve(import.meta.dirname, '../..'), process.argv.slice(2));
  } catch (error) {
    if (process.env['DEBUG']) throw error;
    process.stderr.write(`schemas: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
