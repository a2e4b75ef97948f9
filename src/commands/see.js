// Plain JavaScript: the file that Node starts is read before the cache is on, and TypeScript costs its compiler there.
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
enableCompileCache(resolve(root, 'node_modules/.cache/compile'));
const { main } = await import('./see/main.ts');
await main(root, process.argv.slice(2));
