import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const dist = resolve(root, 'dist');
const cache = resolve(root, 'node_modules/.cache/builds');
const BASE = '/field-visibility';

build('again', {});
const differences = differingFiles(dist, join(cache, 'again'));
if (differences.length > 0) {
  fail(`two builds of the same files differ in:\n${differences.map((file) => `  ${file}`).join('\n')}`);
}
process.stdout.write('A second build gives the same bytes.\n');

build('base', { BASE });
run('src/commands/check-dist.ts', [], { BASE, DIST: join(cache, 'base') });
process.stdout.write(`The same holds under ${BASE}.\n`);

build('seps', { SEPS: resolve(root, 'tests/seps') });
run('src/commands/check-dist.ts', [], { DIST: join(cache, 'seps') });
process.stdout.write('It holds with further SEPs, a hostile one among them.\n');

const originals = resolve(root, '../shared/inputs/seps');
if (existsSync(originals)) {
  build('originals', { SEPS: originals });
  run('src/commands/check-dist.ts', [], { DIST: join(cache, 'originals') });
  process.stdout.write('It holds with the SEPs of ../shared/inputs/seps.\n');
} else process.stdout.write('Left out: there are no SEPs in ../shared/inputs/seps.\n');

function build(name: string, env: Record<string, string>): void {
  run('src/commands/build.ts', ['--outDir', relative(root, join(cache, name))], env);
}

function run(file: string, args: string[], env: Record<string, string>): void {
  const { status } = spawnSync(process.execPath, [resolve(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) fail(`${file} ${args.join(' ')} ended with ${status}, see above.`);
}

/** Files that only one folder has, or whose bytes differ. */
function differingFiles(first: string, second: string): string[] {
  const names = new Set([...filesOf(first), ...filesOf(second)]);
  return [...names].sort().filter((name) => {
    const [a, b] = [first, second].map((folder) => bytesOf(join(folder, name)));
    return !a || !b || !a.equals(b);
  });
}

function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => statSync(join(folder, name)).isFile());
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function fail(message: string): never {
  process.stderr.write(`check-builds: ${message}\n`);
  process.exit(1);
}
