import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { jsonSchemaOf } from '#io/load/json-schema.ts';
import { fileSchemas, type FileSchemaName } from '#schema/index.ts';
import { isMain } from './is-main.ts';

const folder = 'public/schema';

/** Text of each JSON Schema by its file's name, such as `client.json`. */
export function schemaFiles(): Map<string, string> {
  const names = Object.keys(fileSchemas) as FileSchemaName[];
  return new Map(
    names.map((name) => {
      const { $schema, ...rest } = jsonSchemaOf(name);
      const title = `What the model sees: ${name === 'client' ? 'data/clients/<id>.yaml' : `data/${name}.yaml`}`;
      return [`${name}.json`, `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`];
    }),
  );
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
