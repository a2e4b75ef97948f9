import { isMain } from './is-main.ts';

if (isMain(import.meta.url)) {
  try {
    const { probe } = await import('../../lab/probe/public.ts');
    await probe(process.argv.slice(2));
  } catch (error) {
    if (process.env['DEBUG']) throw error;
    process.stderr.write(`probe: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
