// Plain JavaScript without dependencies: this file runs before anything is installed, on Node 20 as well.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first Node of each line that runs TypeScript files directly; every later line does. */
const OLDEST_NODES = [
  [22, 18],
  [23, 6],
];
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** @typedef {Record<string, Record<string, string> | undefined>} Manifest */
/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked */

/**
 * Why the packages under `node_modules` have to be installed (again), or null when they are those of the lock file.
 * @param {string} root folder of package.json
 * @returns {'missing' | 'changed' | null}
 */
export function installReason(root) {
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'missing';
  const lock = readJson(join(root, 'package-lock.json'));
  const manifest = readJson(join(root, 'package.json'));
  if (!lock || !manifest) return 'changed';
  return sameDependencies(manifest, lock.packages?.[''] ?? {}) && samePackages(lock, installed)
    ? null
    : 'changed';
}

/** @param {Manifest} manifest @param {Manifest} locked */
function sameDependencies(manifest, locked) {
  return DEPENDENCY_FIELDS.every((field) => {
    const wanted = Object.entries(manifest[field] ?? {});
    const have = locked[field] ?? {};
    return (
      wanted.length === Object.keys(have).length && wanted.every(([name, range]) => have[name] === range)
    );
  });
}

/**
 * Optional packages may be absent: npm leaves out those of other platforms.
 * @param {{ packages?: Record<string, Locked> }} lock
 * @param {{ packages?: Record<string, Locked> }} installed
 */
function samePackages(lock, installed) {
  const have = installed.packages ?? {};
  const wanted = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '');
  const names = new Set(wanted.map(([path]) => path));
  return (
    Object.keys(have).every((path) => names.has(path)) &&
    wanted.every(([path, entry]) => {
      const found = have[path];
      if (!found) return entry.optional === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    })
  );
}

/**
 * One line on what to do about a failed `npm ci`, or null where only npm's own words can tell.
 * @param {string} log what npm printed
 * @returns {string | null}
 */
export function installAdvice(log) {
  if (/EUSAGE|can only install.*in sync/s.test(log)) {
    return 'package.json and package-lock.json do not agree: run `npm install --ignore-scripts` and keep both files.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/.test(log)) {
    return 'npm could not reach its registry: check the network (and `npm config get registry`), then run this again.';
  }
  if (/ENOSPC/.test(log)) return 'the disk is full: free about 1 GB, then run this again.';
  if (/EACCES|EPERM|EROFS/.test(log))
    return 'npm may not write here: check who owns this folder, then run this again.';
  return null;
}

/**
 * The message for a Node that is too old, or null when it is new enough.
 * @param {string} version such as `v20.20.2`
 * @param {string} platform such as `linux-x64`
 */
export function nodeAdvice(version, platform) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major > 23 || OLDEST_NODES.some(([line, first = 0]) => line === major && minor >= first)) return null;
  return `Node 22.18 or newer is needed (of Node 23, 23.6 or newer), found ${version}, and no Node came with the packages on ${platform}: install Node 24 (https://nodejs.org/en/download), then run this again.`;
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * How to start npm: the very npm that runs this script where there is one, otherwise the one on PATH.
 * @returns {{ command: string, first: string[], shell: boolean }}
 */
function npm() {
  const running = process.env['npm_execpath'];
  if (running?.endsWith('npm-cli.js') && existsSync(running)) {
    return { command: process.execPath, first: [running], shell: false };
  }
  return { command: 'npm', first: [], shell: process.platform === 'win32' };
}

/** @param {string} root */
function install(root) {
  const { command, first, shell } = npm();
  process.stderr.write('Installing the packages of package-lock.json (about half a minute) …\n');
  const args = [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync(command, args, {
    cwd: root,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (run.error) fail(`npm could not be started (${run.error.message}): install npm, then run this again.`);
  if (run.status === 0) return;
  const advice = installAdvice(run.stderr + run.stdout);
  if (advice) fail(advice);
  process.stderr.write(run.stderr);
  fail('npm ci failed, see above; where the cause is unclear, delete node_modules and run this again.');
}

/** @param {string} root */
function checkNode(root) {
  const packaged = join(root, 'node_modules', '.bin', 'node');
  const run = spawnSync(existsSync(packaged) ? packaged : 'node', ['--version'], { encoding: 'utf8' });
  const version = run.status === 0 ? run.stdout.trim() : process.version;
  const advice = nodeAdvice(version, `${process.platform}-${process.arch}`);
  if (advice) fail(advice);
}

/**
 * Runs the step in a process group of its own, so that a signal to this process ends all of its descendants.
 * @param {string} root @param {string} step @param {string[]} extra
 */
function runStep(root, step, extra) {
  const { command, first, shell } = npm();
  const args = [...first, 'run', '--silent', step, ...(extra.length > 0 ? ['--', ...extra] : [])];
  const detached = process.platform !== 'win32';
  const child = spawn(command, args, { cwd: root, shell, stdio: 'inherit', detached });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      if (!child.pid) return;
      try {
        process.kill(detached ? -child.pid : child.pid, signal);
      } catch {
        // The group has ended already.
      }
    });
  }
  child.on('error', (error) =>
    fail(`npm could not be started (${error.message}): install npm, then run this again.`),
  );
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
}

/** @param {string} message @returns {never} */
function fail(message) {
  process.stderr.write(`setup: ${message}\n`);
  process.exit(1);
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] && realpathSync(process.argv[1]) === self) {
  const root = resolve(self, '../../..');
  const [step, ...extra] = process.argv.slice(2);
  if (!step) fail('name the package.json script to run: node src/commands/setup.js <script>');
  if (installReason(root)) install(root);
  checkNode(root);
  runStep(root, step, extra);
}
