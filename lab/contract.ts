import type { Wire } from '../src/schema/observation.ts';
import type { Reply, Turn } from './endpoint/types.ts';

/** What a run is given. All its folders are thrown away with it, but `installed`. */
export interface Room {
  /** HOME of the client; XDG folders and TMPDIR lie in it. */
  home: string;
  /** Folder in which the client is started; empty. */
  work: string;
  /** Folder that the client is installed in: node_modules, or the virtual environment. */
  installed: string;
  /** Folder lab/clients/<id>/ with the client's lock file and its script, where it has one. */
  files: string;
  /** Address of the recording endpoint, without a slash at its end. */
  endpoint: string;
  /** How the probe server is started over stdio. */
  server: { command: string; args: string[]; env: Record<string, string> };
  /** Address of the probe server over streamable HTTP; undefined in a run over stdio. */
  serverUrl: string | undefined;
  /** What the client is told to do. It marks the requests that count, so it must arrive as it is. */
  prompt: string;
  /** Writes a file, an object as JSON, at a path from `home`; returns its whole path. */
  write(path: string, content: string | object): string;
}

/** How a client is started. */
export interface Launch {
  command: string;
  args: string[];
  /** Added to PATH, HOME, XDG_*, TMPDIR, LANG and switches that most programs know. */
  env?: Record<string, string>;
  /** Most seconds that it may take; 120 where it is absent. */
  seconds?: number;
}

/** One configuration of a client that is run: a path, on a wire, with or without an outputSchema. */
export interface Exercise {
  /** Id of the path, as in data/clients/<id>.yaml. */
  path: string;
  /** What is set, in words, such as `provider openai-compatible`; tells the runs of a path apart. */
  configuration: string;
  wire: Wire;
  outputSchema: 'none' | 'declared';
  transport?: 'stdio' | 'http';
  /** One session a sample result, where what a client remembers of one changes what it does with the next. */
  apart?: boolean;
  launch(room: Room): Launch;
  /** What the model answers, where it is more than a call of the probe tool; undefined for the usual answer. */
  answer?(turn: Turn): Reply | undefined;
}

/** A part of a request that differs from run to run, written ‹name›; the whole match is replaced. */
export interface Variable {
  name: string;
  pattern: RegExp;
}

/** How a client is run. A driver is a file lab/drivers/<id>.ts with one of these as its default export. */
export interface Driver {
  /** Id of the client, as in data/clients/, or a new one for a client that is only observed. */
  id: string;
  registry: 'npm' | 'pypi';
  /** Packages whose versions are recorded, that of the client first. */
  packages: string[];
  exercises: Exercise[];
  variables?: Variable[];
}

/** Runs the client's script lab/clients/<id>/agent.mjs, which stands beside its packages; it reads LAB_*. */
export const script = (
  { installed, endpoint, server, prompt }: Room,
  more: Record<string, string> = {},
): Launch => ({
  command: process.execPath,
  args: [`${installed}/agent.mjs`],
  env: { LAB_ENDPOINT: endpoint, LAB_SERVER: JSON.stringify(server), LAB_PROMPT: prompt, ...more },
});

/** Runs the client's script lab/clients/<id>/<file> with the Python of its virtual environment; it reads LAB_*. */
export const python = (
  { installed, files, endpoint, server, serverUrl, prompt }: Room,
  more: Record<string, string> = {},
  file = 'agent.py',
): Launch => ({
  command: `${installed}/bin/python`,
  args: ['-B', `${files}/${file}`],
  env: {
    LAB_ENDPOINT: endpoint,
    LAB_SERVER: JSON.stringify(server),
    ...(serverUrl === undefined ? {} : { LAB_SERVER_URL: serverUrl }),
    LAB_PROMPT: prompt,
    ...more,
  },
});

/** Each exercise with a tool that declares no outputSchema and with one that does. */
export const bothSchemas = (exercise: Omit<Exercise, 'outputSchema'>): Exercise[] =>
  (['none', 'declared'] as const).map((outputSchema) => ({ ...exercise, outputSchema }));
