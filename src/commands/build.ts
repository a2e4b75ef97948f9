import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readSettings } from '#io/settings.ts';
import { buildProblems } from './site/build-log.ts';
import { outDirOf } from './site/out-dir.ts';

const root = resolve(import.meta.dirname, '../..');
const extra = process.argv.slice(2);
const { settings, problems: wrong } = readSettings(process.env);
if (wrong.length > 0) fail(wrong.join('\nbuild: '));
const out = outDirOf(root, extra);
if ('problem' in out) fail(out.problem);

const checked = await run(process.execPath, [resolve(root, 'src/commands/check.ts')], true);
if (checked.code !== 0) process.exit(1);

const started = performance.now();
const astro = resolve(root, 'node_modules/astro/bin/astro.mjs');
const built = await run(process.execPath, [astro, 'build', ...extra], false);
const problems = buildProblems(built.log);
if (built.code !== 0 || problems.length > 0) {
  process.stderr.write(stripVTControlCharacters(built.log));
  fail(reason(built.code, problems));
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`Built ${pageCount(out.folder)} pages in ${seconds} s.\n`);

function fail(message: string): never {
  process.stderr.write(`build: ${message}\n`);
  process.exit(1);
}

function reason(code: number, lines: string[]): string {
  if (lines.length === 0) return `astro build ended with ${code}, see above.`;
  return `${lines.length} line(s) of the log above must not be there:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/**
 * Runs a program to its end; its output is passed on at once where `show` is set, and kept otherwise. A signal to this
 * process ends both, without a word.
 */
function run(command: string, args: string[], show: boolean): Promise<{ code: number; log: string }> {
  // Programs run in the project's folder, from which a relative SEPS or CHANGES would lead elsewhere.
  const { seps, changes } = settings;
  const folders = { ...(seps && { SEPS: seps }), ...(changes && { CHANGES: changes }) };
  const env = { ...process.env, ...folders, ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let ended: NodeJS.Signals | null = null;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += String(chunk)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      ended = signal;
      child.kill(signal);
    });
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code, signal) => {
      const by = ended ?? signal;
      if (by) process.exit(128 + constants.signals[by]);
      done({ code: code ?? 1, log });
    });
  });
}

function pageCount(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    .length;
}
