import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** A build with some number of clients. */
export interface Build {
  clients: number;
  seconds: number;
  pages: number;
}

/** The client that the generated ones are copies of, its newest reading alone. */
const MODEL = 'zed';
const COPIED = ['data', 'content', 'src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const RULES = 'src/core/forward/clients/index.ts';

/** A copy of the project to build in; its own folder node_modules keeps the caches apart. */
function copyProject(root: string, folder: string): void {
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
}

/** Adds clients up to a number; all of them have the rules of one. */
function addClients(folder: string, clients: number): void {
  const there = readdirSync(join(folder, 'data/clients')).length;
  const model = parse(readFileSync(join(folder, `data/clients/${MODEL}.yaml`), 'utf8'));
  const { change: _change, ...reading } = model.readings.at(-1);
  const ids = Array.from({ length: clients - there }, (_, index) => `generated-${index + 1}`);
  for (const id of ids) {
    const client = {
      ...model,
      id,
      name: `Generated ${id.slice(10)}`,
      project: id,
      readings: [reading],
      links: [],
    };
    writeFileSync(
      join(folder, `data/clients/${id}.yaml`),
      stringify(client, { aliasDuplicateObjects: false }),
    );
  }
  const rules = readFileSync(join(folder, RULES), 'utf8').replace(
    /\n\];\n/,
    `\n  ...Array.from({ length: ${ids.length} }, (_, index) => ({ ...${MODEL}, id: \`generated-\${index + 1}\` })),\n];\n`,
  );
  writeFileSync(join(folder, RULES), rules);
}

/** Builds the site with a number of clients in a temporary copy; seconds of the whole command, checks included. */
export function timeBuild(root: string, clients: number): Build {
  const folder = mkdtempSync(join(tmpdir(), `bench-${clients}-`));
  try {
    copyProject(root, folder);
    addClients(folder, clients);
    const started = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'src/commands/build.ts')], {
      cwd: folder,
      encoding: 'utf8',
    });
    const seconds = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`the build with ${clients} clients failed:\n${stdout}${stderr}`);
    const dist = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    return { clients, seconds, pages: dist.filter((file) => file.endsWith('.html')).length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
