import { parseArgs } from 'node:util';
import { NEWEST_REVISION, REVISIONS, type Revision } from '#core/findings/types.ts';
import { parse } from '#core/json/index.ts';
import { oneOf, suggestion } from '#core/rules/words.ts';
import type { LiveRequest } from './live/request.ts';
import { unusable, wordsOf } from './unusable.ts';

export const LEVELS = ['error', 'warning', 'never'] as const;

/** What the command is asked to do. */
export interface Request {
  help: boolean;
  /** Name of a file, or `-`; undefined where a live server is called. */
  file: string | undefined;
  live: LiveRequest | undefined;
  outputSchema: string | undefined;
  revision: Revision;
  clients: readonly string[];
  paths: readonly string[];
  json: boolean;
  failOn: (typeof LEVELS)[number];
}

const OPTIONS = {
  server: { type: 'string' },
  url: { type: 'string' },
  tool: { type: 'string' },
  arguments: { type: 'string' },
  header: { type: 'string', multiple: true },
  timeout: { type: 'string' },
  'output-schema': { type: 'string' },
  revision: { type: 'string' },
  client: { type: 'string', multiple: true },
  path: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  'fail-on': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const NAMES = Object.keys(OPTIONS).map((name) => `--${name}`);
/** The longest time that a timer can wait for. */
const MOST_SECONDS = 2_147_483;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const unknown = /^Unknown option '([^']+)'/.exec(wordsOf(error))?.[1];
    if (unknown !== undefined)
      throw unusable(`${unknown} is no option${suggestion(unknown, NAMES, 'there are')}`);
    const words = wordsOf(error).split('\n')[0]?.replace(/\.$/, '') ?? '';
    throw unusable(`${words}; see --help for the options`);
  }
}

/** Reads a JSON object whose numbers keep their digits when it is written again. */
function toolArguments(text: string): object {
  const read = parse(text);
  if (!read.ok) {
    const { line, column, message } = read.problem;
    throw unusable(`--arguments, line ${line}, column ${column}: ${message}`);
  }
  if (read.node.kind !== 'object')
    throw unusable(`--arguments is ${read.node.kind}; give a JSON object, such as {"city":"Bern"}`);
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && context?.source !== undefined ? rawJSON(context.source) : value,
  ) as object;
}

function headerOf(text: string): [string, string] {
  const [, name = '', value = ''] =
    /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(text) ?? [];
  if (name === '')
    throw unusable(
      `--header: "${text.split(':')[0]}" is not followed by a value in the form NAME:VALUE; give it so`,
    );
  return [name, value.trim()];
}

function urlOf(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw unusable(`--url is "${text}"; give an address that starts with http:// or https://`);
  return url;
}

function secondsOf(text: string): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds <= 0 || seconds > MOST_SECONDS)
    throw unusable(`--timeout is "${text}"; give a number of seconds over 0, such as 30`);
  return seconds;
}

type Values = ReturnType<typeof parsed>['values'];

function liveOf(values: Values): LiveRequest | undefined {
  const { server, url, tool, header = [] } = values;
  if (server !== undefined && url !== undefined)
    throw unusable('--server and --url exclude each other; give one of them');
  if (header.length > 0 && url === undefined)
    throw unusable('--header goes with --url alone; add --url ADDRESS');
  const timeout = secondsOf(values.timeout ?? '30');
  const common = { tool, arguments: toolArguments(values.arguments ?? '{}'), timeout };
  if (server !== undefined) return { ...common, server };
  if (url !== undefined) return { ...common, url: urlOf(url), headers: header.map(headerOf) };
  const stray = (['tool', 'arguments', 'timeout'] as const).find((name) => values[name] !== undefined);
  if (stray !== undefined)
    throw unusable(`--${stray} goes with a live server; add --server "COMMAND" or --url ADDRESS`);
  return undefined;
}

function known<T extends string>(option: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === given);
  if (found === undefined) throw unusable(`${option} is "${given}"; use ${oneOf(allowed)}`);
  return found;
}

/** Reads the arguments of the command; throws an unusable error that says what is wrong with them. */
export function requestOf(args: readonly string[]): Request {
  const { values, positionals } = parsed(args);
  const [file, second] = positionals;
  const help = values.help ?? false;
  if (second !== undefined)
    throw unusable(`"${second}" is a second file; give one, or a list of results in one`);
  const live = help ? undefined : liveOf(values);
  if (live && file !== undefined)
    throw unusable(`"${file}" is a file, and a live server is asked for too; give one of them`);
  if (!help && !live && file === undefined)
    throw unusable(
      'no result is given; give a FILE, - for standard input, --server "COMMAND" or --url ADDRESS',
    );
  if (file === '-' && values['output-schema'] === '-')
    throw unusable('- stands for the result and for --output-schema; give one of them as a file');
  return {
    help,
    file,
    live,
    outputSchema: values['output-schema'],
    revision: known('--revision', values.revision ?? NEWEST_REVISION, REVISIONS),
    clients: values.client ?? [],
    paths: values.path ?? [],
    json: values.json ?? false,
    failOn: known('--fail-on', values['fail-on'] ?? 'error', LEVELS),
  };
}
