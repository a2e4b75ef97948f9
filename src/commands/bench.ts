import { resolve } from 'node:path';
import { o200kBase } from '#io/tokens.ts';
import { loadData } from '#io/load/index.ts';
import { findingsCosts, MOST_GROWTH } from './bench/findings.ts';
import { MOST_STARTUP, startupTimes } from './bench/startup.ts';
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

/** Times the start of the command; false where it takes longer than it may. */
function benchStartup(root: string): boolean {
  const { node, see } = startupTimes(root);
  const over = see - node;
  process.stdout.write(
    `see, a result of 1 kB: ${over.toFixed(0)} ms over the ${node.toFixed(0)} ms of Node alone; ` +
      `at most ${MOST_STARTUP}\n\n`,
  );
  return over <= MOST_STARTUP;
}

/** Times the findings; false where they take more than linear time. */
function benchFindings(root: string): boolean {
  const costs = findingsCosts(loadData(root).data);
  process.stdout.write('\nFinding what the rules say of 1 MB; growth of the time of a byte at 4 MB\n');
  for (const { form, seconds, growth } of costs)
    process.stdout.write(
      `${form.padEnd(28)}${seconds.toFixed(2).padStart(6)} s${growth.toFixed(1).padStart(6)}` +
        `${growth > MOST_GROWTH ? `  more than ${MOST_GROWTH}` : ''}\n`,
    );
  return costs.every(({ growth }) => growth <= MOST_GROWTH);
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
    const passed = [benchStartup(root), benchRules(root), benchFindings(root)];
    if (passed.includes(false)) process.exitCode = 1;
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
