import type { Finding, OutputSchema } from '#core/findings/types.ts';
import type { Node } from '#core/json/index.ts';
import { requestOf, type Request } from './arguments.ts';
import { check, type Checked, type Setting } from './checked.ts';
import { chosenPaths } from './choose.ts';
import { HELP } from './help.ts';
import { inputFrom, schemaFrom, type Input } from './input.ts';
import { knownOf } from './known.ts';
import { bold, plain, type Look } from './layout.ts';
import { tableOf } from './table.ts';
import { isUnusable, wordsOf } from './unusable.ts';

const WIDTH = 100;

function lookOf({ isTTY, columns }: NodeJS.WriteStream): Look {
  const given = Number(process.env['COLUMNS']);
  const asked = Number.isInteger(given) && given > 0 ? given : WIDTH;
  return { width: Math.max(20, isTTY ? columns : asked), colour: isTTY && !process.env['NO_COLOR'] };
}

const fails = (findings: readonly Finding[], failOn: Request['failOn']): boolean =>
  failOn !== 'never' &&
  findings.some(({ severity }) => severity === 'error' || (failOn === 'warning' && severity === 'warning'));

/** Says how far a long list is, on a terminal alone. */
function told(done: number, of: number): void {
  if (!process.stderr.isTTY || of < 2) return;
  process.stderr.write(done < of ? `\r${done + 1} of ${of} results` : `\r${' '.repeat(40)}\r`);
}

/** A schema with its validator, which is loaded only where there is a schema. */
async function declared(schema: Node | undefined): Promise<OutputSchema | undefined> {
  if (!schema) return undefined;
  const { outputSchemaOf } = await import('#core/findings/schema/check.ts');
  return outputSchemaOf(schema);
}

async function inputOf({
  file,
  live,
  outputSchema,
}: Request): Promise<Input & Pick<Setting, 'outputSchema'>> {
  const given = outputSchema === undefined ? undefined : await schemaFrom(outputSchema);
  if (!live) return { ...(await inputFrom(file ?? '-')), outputSchema: await declared(given) };
  const { callTool } = await import('./live/call.ts');
  const called = await callTool(live);
  const schema = await declared(given ?? called.outputSchema);
  return { results: [called.result], isList: false, outputSchema: schema };
}

async function see(root: string, request: Request): Promise<{ output: string; code: number }> {
  const { paths, variants } = await knownOf(root);
  const chosen = chosenPaths(paths, request);
  const { results, isList, outputSchema } = await inputOf(request);
  const { o200kBase: tokenizer } = await import('#io/tokens.ts');
  const setting: Setting = { paths: chosen, outputSchema, revision: request.revision, tokenizer };
  const all = results.map((found, index): Checked => {
    told(index, results.length);
    return check(found, setting, !request.json);
  });
  told(results.length, results.length);
  const documents = all.map(({ document }) => document);
  const code = documents.some(({ findings }) => fails(findings, request.failOn)) ? 1 : 0;
  if (request.json)
    return { output: `${JSON.stringify(isList ? documents : documents[0], null, 2)}\n`, code };
  const look = lookOf(process.stdout);
  const titled = (table: string, index: number): string =>
    isList ? `${bold(look, `Result ${index + 1} of ${all.length}`)}\n\n${table}` : table;
  return { output: all.map((one, index) => titled(tableOf(one, variants, look), index)).join('\n'), code };
}

const written = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve) => {
    stream.once('error', () => resolve());
    stream.write(text, () => resolve());
  });

/** Runs the command with its arguments, and ends the process with its exit code. */
export async function main(root: string, args: readonly string[]): Promise<never> {
  let code = 2;
  try {
    const request = requestOf(args);
    const done = request.help ? { output: HELP, code: 0 } : await see(root, request);
    await written(process.stdout, done.output);
    code = done.code;
  } catch (error) {
    if (process.env['DEBUG']) throw error;
    const words = isUnusable(error) ? error.message : `failed: ${wordsOf(error)}; DEBUG=1 shows where`;
    await written(process.stderr, `see: ${plain(words)}\n`);
  }
  process.exit(code);
}
