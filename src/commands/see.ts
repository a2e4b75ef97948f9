import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { isMain } from './is-main.ts';

if (isMain(import.meta.url)) {
  const root = resolve(import.meta.dirname, '../..');
  enableCompileCache(resolve(root, 'node_modules/.cache/compile'));
  const { main } = await import('./see/main.ts');
  await main(root, process.argv.slice(2));
}
