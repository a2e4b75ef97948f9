import type { Finding, OutputSchema } from '#core/findings/types.ts';
import type { Node } from '#core/json/index.ts';
import { requestOf, type Request } from './arguments.ts';
import { check, type Checked, type Setting } from './checked.ts';
import { chosenPaths } from './choose.ts';
import { HELP } from './help.ts';
import { inputFrom, schemaFrom, type Input, type Stdin } from './input.ts';
import { knownOf } from './known.ts';
import { bold, plain, type Look } from './layout.ts';
import { tableOf } from './table.ts';
import { isUnusable, wordsOf } from './unusable.ts';

/** What the command uses of the process that runs it. */
export interface World {
  stdin: Stdin;
  look: Look;
  /** Told how many of all views are made. */
  told: (done: number, of: number) => void;
  /** Whether an unforeseen error is thrown, and not put in words. */
  debug: boolean;
}

/** What the command writes, and its exit code. */
export interface Answered {
  stdout: string;
  stderr: string;
  code: number;
}

const fails = (findings: readonly Finding[], failOn: Request['failOn']): boolean =>
  failOn !== 'never' &&
  findings.some(({ severity }) => severity === 'error' || (failOn === 'warning' && severity === 'warning'));

/** A schema with its validator, which is loaded only where there is a schema. */
async function declared(schema: Node | undefined): Promise<OutputSchema | undefined> {
  if (!schema) return undefined;
  const { outputSchemaOf } = await import('#core/findings/schema/check.ts');
  return outputSchemaOf(schema);
}

async function inputOf(
  { file, live, outputSchema }: Request,
  stdin: Stdin,
): Promise<Input & Pick<Setting, 'outputSchema'>> {
  const given = outputSchema === undefined ? undefined : await schemaFrom(outputSchema, stdin);
  if (!live) return { ...(await inputFrom(file ?? '-', stdin)), outputSchema: await declared(given) };
  const { callTool } = await import('./live/call.ts');
  const called = await callTool(live);
  const schema = await declared(given ?? called.outputSchema);
  return { results: [called.result], isList: false, outputSchema: schema };
}

async function see(root: string, request: Request, { stdin, look, told }: World): Promise<Answered> {
  const { paths, variants } = await knownOf(root);
  const chosen = chosenPaths(paths, request);
  const { results, isList, outputSchema } = await inputOf(request, stdin);
  const { o200kBase: tokenizer } = await import('#io/tokens.ts');
  const all = results.map((found, index): Checked => {
    const toldOfViews: World['told'] = (done, of) => told(index * of + done, results.length * of);
    const setting = { paths: chosen, outputSchema, revision: request.revision, tokenizer, told: toldOfViews };
    return check(found, setting, !request.json);
  });
  const documents = all.map(({ document }) => document);
  const code = documents.some(({ findings }) => fails(findings, request.failOn)) ? 1 : 0;
  if (request.json)
    return { stdout: `${JSON.stringify(isList ? documents : documents[0], null, 2)}\n`, stderr: '', code };
  const titled = (table: string, index: number): string =>
    isList ? `${bold(look, `Result ${index + 1} of ${all.length}`)}\n\n${table}` : table;
  const stdout = all.map((one, index) => titled(tableOf(one, variants, look), index)).join('\n');
  return { stdout, stderr: '', code };
}

/** Answers the arguments of the command: what it writes and its exit code. Throws only where `debug` is set. */
export async function answer(root: string, args: readonly string[], world: World): Promise<Answered> {
  try {
    const request = requestOf(args);
    return request.help ? { stdout: HELP, stderr: '', code: 0 } : await see(root, request, world);
  } catch (error) {
    if (world.debug) throw error;
    const words = isUnusable(error) ? error.message : `failed: ${wordsOf(error)}; DEBUG=1 shows where`;
    return { stdout: '', stderr: `see: ${plain(words)}\n`, code: 2 };
  }
}
