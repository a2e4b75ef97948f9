import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Room } from '../contract.ts';
import { PROMPT } from '../endpoint/turn.ts';

const LAB = resolve(import.meta.dirname, '..');

interface RoomOptions {
  folder: string;
  driver: string;
  installed: string;
  endpoint: string;
  outputSchema: boolean;
  serverUrl: string | undefined;
}

export const probeLog = (folder: string): string => join(folder, 'log', 'probe.jsonl');

/** Makes the folders of a session and says where everything is. */
export function makeRoom({
  folder,
  driver,
  installed,
  endpoint,
  outputSchema,
  serverUrl,
}: RoomOptions): Room {
  const home = join(folder, 'home');
  const work = join(home, 'work');
  for (const name of ['work', '.config', '.cache', '.local/share', '.local/state', 'tmp'])
    mkdirSync(join(home, name), { recursive: true });
  mkdirSync(join(folder, 'log'), { recursive: true });
  return {
    home,
    work,
    installed,
    files: join(LAB, 'clients', driver),
    endpoint,
    server: {
      command: process.execPath,
      args: [join(LAB, 'probe', 'main.ts')],
      env: { PROBE_LOG: probeLog(folder), PROBE_SCHEMA: outputSchema ? '1' : '0' },
    },
    serverUrl,
    prompt: PROMPT,
    write(path, content) {
      const file = join(home, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
      return file;
    },
  };
}

/** The environment of a client: nothing of this machine's but what every program needs. */
export function environmentOf(room: Room, more: Record<string, string> = {}): Record<string, string> {
  const { home, installed } = room;
  const path = [
    join(installed, 'node_modules', '.bin'),
    join(installed, 'bin'),
    dirname(process.execPath),
    '/usr/local/bin',
    '/usr/bin',
    '/bin',
  ];
  return {
    PATH: path.join(':'),
    HOME: home,
    USER: 'lab',
    SHELL: '/bin/sh',
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    TERM: 'dumb',
    NO_COLOR: '1',
    TMPDIR: join(home, 'tmp'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_DATA_HOME: join(home, '.local/share'),
    XDG_STATE_HOME: join(home, '.local/state'),
    DO_NOT_TRACK: '1',
    DISABLE_TELEMETRY: '1',
    OTEL_SDK_DISABLED: 'true',
    NO_UPDATE_NOTIFIER: '1',
    ...more,
  };
}
