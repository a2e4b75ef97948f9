import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a module is the program that was started; takes its `import.meta.url`. Node before 24.2 does not say. */
export function isMain(url: string): boolean {
  const started = process.argv[1];
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(url);
}
