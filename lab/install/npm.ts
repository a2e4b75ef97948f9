import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Driver } from '../contract.ts';
import { cacheFolder, type Installed } from './cache.ts';

const CLIENTS = resolve(import.meta.dirname, '../clients');
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

function npm(folder: string, args: readonly string[]): void {
  const run = spawnSync('npm', [...args, ...QUIET], { cwd: folder, encoding: 'utf8', timeout: 15 * 60_000 });
  if (run.status === 0) return;
  const lines = `${run.error?.message ?? ''}${run.stderr}`.trim().split('\n').slice(-6).join('\n');
  throw new Error(`npm ${args.join(' ')} failed: ${lines}`);
}

function versionsOf(folder: string, packages: readonly string[]): string[] {
  return packages.map((name) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    if (!existsSync(file)) throw new Error(`${name} is not installed in ${folder}`);
    return readManifest(file).version ?? '';
  });
}

/** Copies the client's own script beside its packages, so that it finds them. */
function copyScripts(files: string, folder: string): void {
  cpSync(files, folder, { recursive: true, filter: (path) => !path.endsWith('package-lock.json') });
}

/** Installs a client by its lock file where what is installed is not that; without install scripts. */
function installLocked(driver: Driver): Installed {
  const files = join(CLIENTS, driver.id);
  const lock = join(files, 'package-lock.json');
  if (!existsSync(lock)) throw new Error(`lab/clients/${driver.id}/package-lock.json is missing`);
  const folder = join(cacheFolder(), 'clients', driver.id);
  const done = join(folder, '.installed-lock');
  const wanted = readFileSync(lock, 'utf8');
  if (!existsSync(done) || readFileSync(done, 'utf8') !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(join(files, 'package.json'), join(folder, 'package.json'));
    cpSync(lock, join(folder, 'package-lock.json'));
    npm(folder, ['ci']);
    writeFileSync(done, wanted);
  }
  copyScripts(files, folder);
  return { folder, versions: versionsOf(folder, driver.packages) };
}

/** Installs another version of the client's package, the packages beside it as its package.json has them. */
function installVersion(driver: Driver, version: string): Installed {
  const files = join(CLIENTS, driver.id);
  const folder = join(cacheFolder(), 'versions', `${driver.id}@${version}`);
  const [name = ''] = driver.packages;
  if (!existsSync(join(folder, '.installed'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const manifest = readManifest(join(files, 'package.json'));
    const dependencies = { ...manifest.dependencies, [name]: version };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }, null, 2));
    npm(folder, ['install', '--no-package-lock', '--force']);
    writeFileSync(join(folder, '.installed'), '');
  }
  cpSync(files, folder, {
    recursive: true,
    filter: (path) => !/package(-lock)?\.json$/.test(path),
  });
  return { folder, versions: versionsOf(folder, driver.packages) };
}

/** Installs a client from npm: by its lock file, or in another version. Throws with npm's last words. */
export const installNpm = (driver: Driver, version: string | undefined): Installed =>
  version === undefined ? installLocked(driver) : installVersion(driver, version);
