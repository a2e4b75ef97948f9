import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Server } from 'node:http';
import { basePath } from './site/address.ts';
import { siteServer } from './site/server.ts';

const FIRST_PORT = 4321;
const TRIES = 50;
const folder = resolve(process.env['DIST'] ?? 'dist');
const base = basePath(process.env['BASE']);

if (!existsSync(resolve(folder, 'index.html'))) {
  fail(`there is no built site in ${folder}: run \`npm run build\` first.`);
}
const wanted = portOf(process.env['PORT']);
const server = siteServer(folder, base);
const port = await listen(server, wanted);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
process.stdout.write(`The report is at http://localhost:${port}${base}\n`);

/** Takes the wanted port or, when that is taken, the next free one. */
async function listen(on: Server, first: number): Promise<number> {
  for (let candidate = first; candidate < Math.min(first + TRIES, 65536); candidate += 1) {
    const error = await new Promise<NodeJS.ErrnoException | null>((done) => {
      on.once('error', done);
      on.listen(candidate, () => {
        on.off('error', done);
        done(null);
      });
    });
    if (!error) return candidate;
    if (error.code === 'EACCES')
      fail(`port ${candidate} may not be used by this account: set PORT to one above 1023.`);
    if (error.code !== 'EADDRINUSE') fail(`port ${candidate} cannot be used (${error.message}).`);
  }
  return fail(`ports ${first} to ${first + TRIES - 1} are all taken: set PORT to a free one.`);
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return FIRST_PORT;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 65535) return number;
  return fail(`PORT is "${text}": give a whole number from 1 to 65535.`);
}

function fail(message: string): never {
  process.stderr.write(`serve: ${message}\n`);
  process.exit(1);
}
