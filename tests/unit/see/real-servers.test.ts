import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { documentFrom, root, see } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'see-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'note.txt'), 'Buy milk.\n');

const bin = (name: string): string => `'${join(root, 'node_modules/.bin', `mcp-server-${name}`)}'`;
const WEATHER = ['--tool', 'get-structured-content', '--arguments', '{"location":"New York"}'];
const views = async (args: string[]) => (await documentFrom(args)).views;
const rules = async (args: string[]) => (await documentFrom(args)).findings.map(({ rule }) => rule);

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** Starts the server over HTTP; again where another took the port between the look and the start. */
async function overHttp(): Promise<{ child: ChildProcess; address: string }> {
  const file = join(root, 'node_modules/@modelcontextprotocol/server-everything/dist/index.js');
  for (;;) {
    const port = await freePort();
    const env = { ...process.env, PORT: String(port) };
    const child = spawn(process.execPath, [file, 'streamableHttp'], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = await new Promise<string>((done) => {
      let text = '';
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (/listening on port|already in use/.test(text)) done(text);
      });
      child.once('exit', () => done(text));
    });
    if (said.includes('listening on port')) return { child, address: `http://127.0.0.1:${port}/mcp` };
    if (!said.includes('already in use')) throw new Error(said);
  }
}

describe.concurrent('server-everything', () => {
  test('its structured content gives a full table', async () => {
    const { stdout, stderr, code } = await see(['--server', bin('everything'), ...WEATHER]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const all = await views(['--server', bin('everything'), ...WEATHER]);
    expect(all.length).toBeGreaterThan(20);
    const rows = stdout.split('\n').filter((line) => /^[A-E] {2}\S/.test(line));
    expect(rows).toHaveLength(all.length);
    for (const { variant, client, path, tokens } of all)
      expect(rows.some((row) => new RegExp(`^${variant}  ${client} +${path} +${tokens}\\b`).test(row))).toBe(
        true,
      );
    expect(stdout).toContain('portability/mirror at /content/0');
  });

  test('its schema is asked for, and its result fits it', async () => {
    const found = await rules(['--server', bin('everything'), ...WEATHER]);
    expect(found).toContain('portability/mirror');
    expect(found.filter((rule) => rule.startsWith('spec/output-schema'))).toEqual([]);
  });

  test('its image is media in some views, and dropped by others', async () => {
    const { views, findings } = await documentFrom([
      '--server',
      bin('everything'),
      '--tool',
      'get-tiny-image',
    ]);
    expect(views.flatMap(({ parts }) => parts)).toContainEqual({
      type: 'media',
      mimeType: 'image/png',
      source: 'content',
    });
    expect(findings.find(({ rule }) => rule === 'portability/image-dropped')?.clients).not.toEqual([]);
  });

  test('is the same over streamable HTTP', async () => {
    const { child, address } = await overHttp();
    try {
      const http = await documentFrom(['--url', address, ...WEATHER]);
      expect(http.views.length).toBeGreaterThan(20);
      expect(http).toEqual(await documentFrom(['--server', bin('everything'), ...WEATHER]));
    } finally {
      child.kill();
    }
  });
});

describe.concurrent('server-memory', () => {
  const server = `env 'MEMORY_FILE_PATH=${join(folder, 'memory.jsonl')}' ${bin('memory')}`;

  test('its graph is one text and the same as structuredContent', async () => {
    const found = await documentFrom(['--server', server, '--tool', 'read_graph']);
    expect(found.findings.map(({ rule }) => rule)).toContain('portability/mirror');
    const shown = found.views.find(({ client, path }) => client === 'goose' && path === 'conversation');
    expect(shown?.parts).toMatchObject([{ type: 'text', segments: [{ source: 'content' }] }]);
  });

  test('takes arguments, and what it refuses is an error result', async () => {
    const call = ['--server', server, '--tool', 'search_nodes', '--arguments'];
    expect(await rules([...call, '{"query":"milk"}'])).toContain('portability/mirror');
    expect(await rules([...call, '{}'])).toContain('portability/error-not-flagged');
  });
});

describe.concurrent('server-filesystem', () => {
  const server = `${bin('filesystem')} '${folder}'`;
  const read = (path: string): string[] => [
    '--server',
    server,
    '--tool',
    'read_text_file',
    '--arguments',
    JSON.stringify({ path }),
  ];

  test('a file arrives as text, and once more under a key', async () => {
    const all = await views(read(join(folder, 'note.txt')));
    const codex = all.find(({ client, path }) => client === 'codex' && path === 'conversation');
    expect(codex?.parts).toMatchObject([{ type: 'text', segments: expect.anything() as unknown }]);
    expect(JSON.stringify(codex?.parts)).toContain('Buy milk.');
    expect(await rules(read(join(folder, 'note.txt')))).toContain('portability/mirror');
  });

  test('a file outside its folder is an error result, which is shown', async () => {
    const { findings, views } = await documentFrom(read('/etc/hostname'));
    expect(JSON.stringify(views)).toContain('Access denied');
    expect(findings.map(({ rule }) => rule)).toContain('portability/error-not-flagged');
  });
});
