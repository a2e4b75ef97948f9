import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the built site will lie, and where this project's own source is kept. */
export interface Settings {
  /** Address of the host without a closing slash, such as `https://example.org`. */
  site: string;
  /** Path under which the site lies, with a slash at both ends. */
  base: string;
  /** Address of the project's repository and the branch that links lead to; null where no links are wanted. */
  repository: { url: string; branch: string } | null;
  /** Folder of further SEPs, absolute; null where there is none. */
  seps: string | null;
  /** Folder of further differences of the specification, absolute; null where there is none. */
  changes: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Parsed<Value> = { value: Value } | { allowed: string };

const DEFAULT_SITE = 'http://localhost:4321';

function parseSite(text: string): Parsed<string> {
  const allowed = 'use the address of the host alone, such as https://example.org; a path goes into BASE';
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (!url || !url.hostname || url.username || url.password || url.search || url.hash || /[?#\s]/.test(text))
    return { allowed };
  return url.pathname === '/' ? { value: url.origin } : { allowed };
}

function parseBase(text: string): Parsed<string> {
  const inner = text.replace(/^\/|\/$/g, '');
  if (text === '' || text === '/') return { value: '/' };
  const good = inner.split('/').every((part) => /^[A-Za-z0-9._~-]+$/.test(part) && !/^\.{1,2}$/.test(part));
  return good
    ? { value: `/${inner}/` }
    : { allowed: 'use a path of letters, digits, . _ ~ and -, such as /field-visibility, or /' };
}

function parseRepository(text: string): Parsed<string> {
  const match = /^https:\/\/github\.com\/([A-Za-z0-9][A-Za-z0-9-]*)\/([A-Za-z0-9._-]+?)(?:\.git)?\/?$/.exec(
    text,
  );
  const [, owner, name = ''] = match ?? [];
  return match && !/^\.{1,2}$/.test(name)
    ? { value: `https://github.com/${owner}/${name}` }
    : { allowed: 'use https://github.com/owner/name; other hosts have other addresses to edit a file' };
}

const parseBranch = (text: string): Parsed<string> =>
  /^[A-Za-z0-9_][A-Za-z0-9._/-]*$/.test(text) && !/\.\.|\/\/|[./]$/.test(text)
    ? { value: text }
    : { allowed: 'use the name of a branch, of letters, digits, . _ / and -, such as main' };

function parseFolder(text: string, holds: string): Parsed<string> {
  const folder = resolve(text);
  return existsSync(folder) && statSync(folder).isDirectory()
    ? { value: folder }
    : { allowed: `use a folder that is there and holds ${holds}` };
}

/**
 * Reads the variables that the build knows, and says of each wrong one in a line what was found and what is allowed.
 * A variable that is not set has its default; so has an empty BASE, which is the top of the host.
 */
export function readSettings(environment: Environment): { settings: Settings; problems: string[] } {
  const problems: string[] = [];
  const read = <Value>(name: string, parse: (text: string) => Parsed<Value>, otherwise: Value): Value => {
    const text = environment[name];
    if (text === undefined) return otherwise;
    const parsed: Parsed<Value> =
      text === '' && name !== 'BASE' ? { allowed: 'give it a value or leave it unset' } : parse(text);
    if ('value' in parsed) return parsed.value;
    problems.push(`${name} is ${JSON.stringify(text)}; ${parsed.allowed}`);
    return otherwise;
  };
  const url = read<string | null>('REPOSITORY', parseRepository, null);
  const branch = read('REPOSITORY_BRANCH', parseBranch, 'main');
  const settings: Settings = {
    site: read('SITE', parseSite, DEFAULT_SITE),
    base: read('BASE', parseBase, '/'),
    repository: url === null ? null : { url, branch },
    seps: read<string | null>(
      'SEPS',
      (text) => parseFolder(text, "SEP files, such as a checkout's seps/"),
      null,
    ),
    changes: read<string | null>(
      'CHANGES',
      (text) => parseFolder(text, 'unified diffs named after SEPs, such as 2200.diff'),
      null,
    ),
  };
  return { settings, problems };
}

/** The settings of this process; throws in one line a problem where a variable is wrong. */
export function settingsOf(environment: Environment): Settings {
  const { settings, problems } = readSettings(environment);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}
