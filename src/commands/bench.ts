import { resolve } from 'node:path';
import { o200kBase } from '#io/tokens.ts';
import { loadData } from '#io/load/index.ts';
import { timeBuild } from './bench/builds.ts';
import { ruleCosts, tokenSpeeds } from './bench/rules.ts';
import { byPath, table } from './bench/table.ts';
import { isMain } from './is-main.ts';

const CLIENTS = [20, 200, 2000];

/** Times the rules and the tokenizer; false where a path takes more than it may. */
function benchRules(root: string): boolean {
  const paths = byPath(ruleCosts(loadData(root).data));
  process.stdout.write(
    'Reading a result and applying a rule: MB a second of processor time, and the ratio\n',
  );
  process.stdout.write(`to JSON.parse and JSON.stringify\n${table(paths)}\n`);
  process.stdout.write(`\nCounting tokens (${o200kBase.name}) of 1 MB\n`);
  for (const [form, speed] of tokenSpeeds(o200kBase))
    process.stdout.write(`${form.padEnd(28)}${speed.toFixed(1).padStart(6)} MB/s\n`);
  return paths.every(({ over }) => over.length === 0);
}

/** Times builds; the ratio is the time a client takes, as a multiple of the time in the first build. */
function benchBuilds(root: string, sizes: readonly number[]): void {
  let first: number | undefined;
  for (const size of sizes) {
    const { clients, seconds, pages } = timeBuild(root, size);
    const each = seconds / clients;
    first ??= each;
    process.stdout.write(
      `${String(clients).padStart(5)} clients: ${pages} pages in ${seconds.toFixed(1)} s, ` +
        `${(each * 1000).toFixed(0)} ms a client, ratio ${(each / first).toFixed(2)}\n`,
    );
  }
}

function main(root: string, options: readonly string[]): void {
  const [mode, ...sizes] = options;
  if (mode === '--build') {
    const wrong = sizes.find((size) => !/^[1-9]\d{1,4}$/.test(size));
    if (wrong !== undefined)
      throw new Error(`${wrong} is no number of clients; give numbers from 20 to 99999`);
    benchBuilds(root, sizes.length > 0 ? sizes.map(Number) : CLIENTS);
  } else if (mode === undefined) {
    if (!benchRules(root)) process.exitCode = 1;
  } else {
    throw new Error(`${mode} is no option; use --build, with numbers of clients after it, or nothing`);
  }
}

if (isMain(import.meta.url)) {
  try {
    main(resolve(import.meta.dirname, '../..'), process.argv.slice(2));
  } catch (error) {
    if (process.env['DEBUG']) throw error;
    process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
