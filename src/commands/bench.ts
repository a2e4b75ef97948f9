import { resolve } from 'node:path';
import { o200kBase } from '#io/tokens.ts';
import { loadData } from '#io/load/index.ts';
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
