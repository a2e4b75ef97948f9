import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { outDirOf } from '../../../src/commands/site/out-dir.ts';
import { portOf } from '../../../src/commands/site/port.ts';

const project = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(join(folder, 'index.html'), '<!DOCTYPE html><title>x</title>');
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command; one that goes on is stopped as soon as it has said something that matches. */
function run(file: string, args: string[], env: Record<string, string>, until?: RegExp): Promise<Ended> {
  return new Promise((done) => {
    const options = { cwd: project, env: { ...process.env, DEBUG: '', ...env } };
    const child = execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      if (until?.test(said)) child.kill('SIGTERM');
    });
  });
}

const command = (name: string): string => join(project, `src/commands/${name}.ts`);

it.each([
  ['check', [], { SEPS: '/nowhere' }, 'check: SEPS is "/nowhere"; use a folder that is there'],
  ['build', [], { SEPS: '/nowhere' }, 'build: SEPS is "/nowhere"; use a folder that is there'],
  ['build', [], { SITE: 'example.org' }, 'build: SITE is "example.org"; use the address of the host'],
  ['build', [], { BASE: 'https://x.org/y' }, 'build: BASE is "https://x.org/y"; use a path'],
  ['build', [], { REPOSITORY: 'me/what' }, 'build: REPOSITORY is "me/what"; use https://github.com/'],
  ['build', ['--outDir', '/tmp/x'], {}, 'build: --outDir is "/tmp/x"; use a folder inside the project'],
  ['check-dist', [], { DIST: folder, SITE: '' }, 'check-dist: SITE is ""; give it a value or leave it unset'],
  [
    'serve',
    [],
    { DIST: folder, PORT: '0x1000' },
    'serve: PORT is "0x1000"; use a whole number from 1 to 65535',
  ],
  ['serve', [], { DIST: folder, HOST: 'no.such.host.invalid' }, 'serve: HOST is "no.such.host.invalid"; use'],
] as const)('%s %j %o ends in one line', async (name, args, env, message) => {
  const { code, stdout, stderr } = await run(command(name), [...args], env);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr.match(/\n/g)).toHaveLength(1);
});

it('the server says that its port is taken, and is reached from this machine alone', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, 'localhost', done));
  const { address, port } = other.address() as AddressInfo;
  const { code, stdout } = await run(
    command('serve'),
    [],
    { DIST: folder, PORT: String(port) },
    /report is at/,
  );
  other.close();
  expect(['127.0.0.1', '::1']).toContain(address);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    new RegExp(
      `^Port ${port} is taken; this is (\\d+) instead\\.\\nThe report is at http://localhost:\\1/\\n$`,
    ),
  );
});

it('a command that is started by a link runs as well', async () => {
  const link = join(folder, 'schemas.ts');
  symlinkSync(command('schemas'), link);
  const { code, stderr } = await run(link, ['--nothing'], {});
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'schemas: unknown option --nothing; the only one is --check\n',
  });
});

it.each([
  [undefined, 4321],
  ['', 4321],
  ['80', 80],
  ['65535', 65535],
  ['65536', null],
  ['0', null],
  ['0x1000', null],
  ['1e3', null],
  [' 80', null],
  ['8.0', null],
])('takes PORT %j for %j', (text, port) => {
  expect(portOf(text)).toBe(port);
});

it.each([
  [[], '/p/dist'],
  [['--outDir', 'build/a'], '/p/build/a'],
  [['--verbose', '--outDir=out'], '/p/out'],
  [['--outDir', '/p/out'], '/p/out'],
])('writes to the folder of %j', (options, wanted) => {
  expect(outDirOf('/p', options)).toEqual({ folder: wanted });
});

it.each([
  [['--outDir', '/tmp/x']],
  [['--outDir=../x']],
  [['--outDir', '.']],
  [['--outDir']],
  [['--outDir', '--x']],
])('does not write to the folder of %j', (options) => {
  expect(outDirOf('/p', options)).toEqual({ problem: expect.stringContaining('--outDir') });
});
