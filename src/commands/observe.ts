import { isMain } from './is-main.ts';

if (isMain(import.meta.url)) {
  try {
    const { observe } = await import('../../lab/observe/main.ts');
    process.exitCode = await observe(process.argv.slice(2));
  } catch (error) {
    if (process.env['DEBUG']) throw error;
    process.stderr.write(`observe: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
