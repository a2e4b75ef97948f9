import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Driver } from '../contract.ts';
import { besideIt, nameOf } from './beside.ts';
import { cacheFolder, type Installed } from './cache.ts';
import { makeEnvironment, pythonOf, run } from './environment.ts';

const CLIENTS = resolve(import.meta.dirname, '../clients');
/** Wheels alone: nothing of a package runs while it is installed. */
const QUIET = ['--quiet', '--only-binary', ':all:', '--no-input', '--disable-pip-version-check'];

const VERSIONS = 'import sys, importlib.metadata as m; print("\\n".join(m.version(n) for n in sys.argv[1:]))';

const versionsOf = (folder: string, packages: readonly string[]): string[] =>
  run(pythonOf(folder), ['-c', VERSIONS, ...packages])
    .trim()
    .split('\n');

/** Installs a client by its requirements with hashes where what is installed is not that. */
function installLocked(driver: Driver): Installed {
  const lock = join(CLIENTS, driver.id, 'requirements.txt');
  if (!existsSync(lock)) throw new Error(`lab/clients/${driver.id}/requirements.txt is missing`);
  const folder = join(cacheFolder(), 'clients', driver.id);
  const done = join(folder, '.installed-lock');
  const wanted = readFileSync(lock, 'utf8');
  if (!existsSync(done) || readFileSync(done, 'utf8') !== wanted) {
    makeEnvironment(folder);
    run(pythonOf(folder), ['-m', 'pip', 'install', ...QUIET, '--no-deps', '--require-hashes', '-r', lock]);
    writeFileSync(done, wanted);
  }
  return { folder, versions: versionsOf(folder, driver.packages) };
}

const REQUIRES = 'import sys, importlib.metadata as m; print("\\n".join(m.requires(sys.argv[1]) or []))';

/** Installs another version of the client's package, the packages of its requirements.in beside it as that version allows. */
function installVersion(driver: Driver, version: string): Installed {
  const folder = join(cacheFolder(), 'versions', `${driver.id}@${version}`);
  const [name = ''] = driver.packages;
  if (!existsSync(join(folder, '.installed'))) {
    const wanted = readFileSync(join(CLIENTS, driver.id, 'requirements.in'), 'utf8')
      .trim()
      .split('\n');
    const others = wanted.filter((line) => nameOf(line) !== name);
    const extras = /\[.*\]/.exec(wanted.find((line) => nameOf(line) === name) ?? '')?.[0] ?? '';
    makeEnvironment(folder);
    const pip = ['-m', 'pip', 'install', ...QUIET];
    run(pythonOf(folder), [...pip, '--no-deps', `${name}==${version}`]);
    const requires = run(pythonOf(folder), ['-c', REQUIRES, name]).trim().split('\n');
    run(pythonOf(folder), [...pip, `${name}${extras}==${version}`, ...besideIt(others, requires)]);
    writeFileSync(join(folder, '.installed'), '');
  }
  return { folder, versions: versionsOf(folder, driver.packages) };
}

/** Installs a client from PyPI: by its lock file, or in another version. Throws with pip's last words. */
export const installPypi = (driver: Driver, version: string | undefined): Installed =>
  version === undefined ? installLocked(driver) : installVersion(driver, version);
