import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadData } from '../../src/io/load/index.ts';
import { isolation } from '../run/isolate.ts';
import { observeOptions, HELP, type ObserveOptions } from './arguments.ts';
import { bisect } from './bisect.ts';
import { observeClient } from './client.ts';
import { fileText } from './file.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const terminal = process.stderr.isTTY ? process.stderr : undefined;

function say(line: string): void {
  terminal?.clearLine(0);
  terminal?.cursorTo(0);
  process.stderr.write(`${line}\n`);
}

/** Writes over the last line of a terminal; nothing elsewhere, where it would only fill a log. */
function show(line: string): void {
  terminal?.clearLine(0);
  terminal?.cursorTo(0);
  terminal?.write(line.slice(0, Math.max(20, (terminal.columns ?? 80) - 1)));
}

/** The sample results to run, in the order of results.yaml; throws for one that there is not. */
function casesOf(wanted: readonly string[]): string[] {
  const known = loadData(ROOT).data.results.map(({ id }) => id);
  const unknown = wanted.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`there is no sample result ${unknown.join(', ')}; known are ${known.join(', ')}`);
  return wanted.length > 0 ? known.filter((id) => wanted.includes(id)) : known;
}

async function observeAll(options: ObserveOptions): Promise<number> {
  const cases = casesOf(options.results);
  const date = new Date().toISOString().slice(0, 10);
  if (isolation() === null) say('this machine allows no name spaces: clients could reach the network');
  let failed = 0;
  for (const id of options.clients) {
    try {
      const { version, apart, keep } = options;
      const observation = await observeClient(id, { cases, version, apart, keep, date, say, show });
      if (options.results.length > 0) {
        process.stdout.write(fileText(observation));
        continue;
      }
      const file = `data/observations/${id}.json`;
      mkdirSync(join(ROOT, 'data/observations'), { recursive: true });
      writeFileSync(join(ROOT, file), fileText(observation));
      say(`${id}: wrote ${file}`);
      if (version !== undefined)
        say(`${id}: to let others repeat this, put ${version} into lab/clients/${id}/ and its lock file`);
    } catch (error) {
      failed += 1;
      say(`observe: ${error instanceof Error ? error.message : String(error)}`);
      say(`observe: ${id}: nothing was written, an earlier observation stays`);
    }
  }
  return failed;
}

/** Runs `npm run observe`; gives the exit code. */
export async function observe(args: readonly string[]): Promise<number> {
  const options = observeOptions(args);
  // An exit ends what was started; a signal alone would leave it.
  for (const [signal, number] of [
    ['SIGHUP', 1],
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const)
    process.once(signal, () => process.exit(128 + number));
  if (options === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  if (options.bisect) {
    await bisect(options, casesOf(options.results), say);
    return 0;
  }
  return (await observeAll(options)) > 0 ? 1 : 0;
}
