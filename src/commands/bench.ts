import { resolve } from 'node:path';
import { o200kBase } from '#io/tokens.ts';
import { loadData } from '#io/load/index.ts';
<<<<<<< HEAD
import { rulesBench, tokensBench } from './bench/rules.ts';

// A path on a result of 1 MB, as a multiple of JSON.parse + JSON.stringify; a byte of 10 MB against one of 1 MB.
const MOST = { ratio: 10, growth: 2 };

const root = resolve(import.meta.dirname, '../..');

function rules(): boolean {
  const costs = rulesBench(loadData(root).data);
  const width = Math.max(...costs.map(({ path }) => path.length));
  const heads = costs[0]?.sizes.map(({ size }) => size.padStart(18)).join('') ?? '';
  process.stdout.write(`${'MB/s, and the ratio to JSON'.padEnd(width)}${heads}     growth\n`);
  const over = costs.filter(({ path, sizes, growth }) => {
    const cells = sizes.map(
      (one) => `${one.megabytesPerSecond.toFixed(0).padStart(10)} ${one.ratio.toFixed(1).padStart(5)}×`,
    );
    const tooMuch =
      (sizes.find(({ size }) => size === '1 MB')?.ratio ?? 0) > MOST.ratio || growth > MOST.growth;
    process.stdout.write(
      `${path.padEnd(width)}${cells.join(' ')}  ${growth.toFixed(2).padStart(8)}${tooMuch ? '  too much, at ' + sizes.map(({ form }) => form).join('|') : ''}\n`,
    );
    return tooMuch;
  });
  process.stdout.write('\nTokens (o200k_base), MB/s:\n');
  for (const { form, megabytesPerSecond } of tokensBench(o200kBase))
    process.stdout.write(`${form.padEnd(width)}${megabytesPerSecond.toFixed(1).padStart(10)}\n`);
  return over.length === 0;
}
console.time('all');
rules();
console.timeEnd('all');
=======
import { ruleCosts, tokenSpeeds } from './bench/rules.ts';
import { byPath, table } from './bench/table.ts';
import { isMain } from './is-main.ts';

/** Times the rules and the tokenizer; false where a path takes more than it may. */
function benchRules(root: string): boolean {
  const paths = byPath(ruleCosts(loadData(root).data));
  process.stdout.write(
    'Reading a result and applying a rule, and its ratio to JSON.parse and JSON.stringify:\n',
  );
  process.stdout.write(`${table(paths)}\n\nCounting tokens (${o200kBase.name}) of 1 MB:\n`);
  for (const [form, speed] of tokenSpeeds(o200kBase))
    process.stdout.write(`${form.padEnd(28)}${speed.toFixed(1).padStart(6)} MB/s\n`);
  return paths.every(({ over }) => over.length === 0);
}

if (isMain(import.meta.url)) {
  const root = resolve(import.meta.dirname, '../..');
  if (!benchRules(root)) process.exitCode = 1;
}
>>>>>>> main
