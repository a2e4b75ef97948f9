import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Server } from 'node:http';
import { readSettings } from '#io/settings.ts';
import { portOf } from './site/port.ts';
import { siteServer } from './site/server.ts';

const TRIES = 50;
const folder = resolve(process.env['DIST'] ?? 'dist');
const { settings, problems } = readSettings({ BASE: process.env['BASE'] });
if (problems.length > 0) fail(problems.join('; '));
const { base } = settings;
/** Reached from this machine alone unless HOST names another address of it, or 0.0.0.0 for all. */
const host = process.env['HOST'] || 'localhost';

if (!existsSync(resolve(folder, 'index.html'))) {
  fail(`there is no built site in ${folder}: run \`npm run build\` first.`);
}
const wanted = portOf(process.env['PORT']);
if (wanted === null) fail(`PORT is "${process.env['PORT']}"; use a whole number from 1 to 65535, in digits`);
const server = siteServer(folder, base);
const port = await listen(server, wanted);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
if (port !== wanted) process.stdout.write(`Port ${wanted} is taken; this is ${port} instead.\n`);
process.stdout.write(`The report is at http://${shownHost(host)}:${port}${base}\n`);

/** The host as it stands in an address that this machine can open. */
function shownHost(name: string): string {
  if (name === '0.0.0.0' || name === '::') return 'localhost';
  return name.includes(':') ? `[${name}]` : name;
}

/** Takes the wanted port or, when that is taken, the next free one. */
async function listen(on: Server, first: number): Promise<number> {
  for (let candidate = first; candidate < Math.min(first + TRIES, 65536); candidate += 1) {
    const error = await new Promise<NodeJS.ErrnoException | null>((done) => {
      on.once('error', done);
      on.listen(candidate, host, () => {
        on.off('error', done);
        done(null);
      });
    });
    if (!error) return candidate;
    if (error.code === 'EACCES')
      fail(`port ${candidate} may not be used by this account: set PORT to one above 1023.`);
    if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
      fail(`HOST is "${host}"; use localhost, 0.0.0.0 or another address of this machine`);
    if (error.code !== 'EADDRINUSE') fail(`port ${candidate} cannot be used (${error.message}).`);
  }
  return fail(`ports ${first} to ${first + TRIES - 1} are all taken: set PORT to a free one.`);
}

function fail(message: string): never {
  process.stderr.write(`serve: ${message}\n`);
  process.exit(1);
}
