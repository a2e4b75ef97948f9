import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root, type Ran } from './run.ts';

const text = /```yaml\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';
const [step] = parse(text) as { name: string; run: string }[];
const [clone = '', install = '', ...rest] = (step?.run ?? '').trim().split('\n');

/** A server that answers its one tool with a result. */
const server = (result: string): string => `
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  const results = {
    initialize: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 't', version: '1' } },
    'tools/list': { tools: [{ name: 'list_accounts', inputSchema: { type: 'object' } }] },
    'tools/call': ${result},
  };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] }));
});
`;

/** Runs what the step runs after the installation, in a folder with a server, this project in the place of the clone. */
async function runStep(result: string): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'step-'));
  mkdirSync(join(folder, 'runner'));
  mkdirSync(join(folder, 'work'));
  symlinkSync(root, join(folder, 'runner/see'));
  writeFileSync(join(folder, 'work/my-server.js'), server(result));
  const ran = await new Promise<Ran>((done) => {
    const child = spawn('bash', ['-e', '-c', rest.join('\n')], {
      cwd: join(folder, 'work'),
      env: { ...process.env, RUNNER_TEMP: join(folder, 'runner'), INIT_CWD: '', DEBUG: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const out: Ran = { code: null, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out.stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (out.stderr += chunk));
    child.on('close', (code) => done({ ...out, code }));
  });
  await rm(folder, { recursive: true });
  return ran;
}

describe.concurrent('the step of GitHub Actions in the README', () => {
  test('is five lines: a name, and a clone, an installation and a run', () => {
    expect(text.trim().split('\n')).toHaveLength(5);
    expect(Object.keys(step ?? {})).toEqual(['name', 'run']);
    expect(clone).toMatch(/^git clone .* "\$RUNNER_TEMP\/see"$/);
    expect(install).toMatch(/^npm ci .*--prefix "\$RUNNER_TEMP\/see"$/);
    expect(rest).toHaveLength(1);
    expect(rest[0]).toContain('--fail-on');
  });

  test('fails where a client shows the model nothing', async () => {
    const { code, stdout, stderr } = await runStep('{ content: [], structuredContent: { accounts: 3 } }');
    expect(stdout).toContain('error  portability/invisible');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  });

  test('passes where every client shows it', async () => {
    const { code, stdout, stderr } = await runStep(
      "{ content: [{ type: 'text', text: 'Three accounts.' }] }",
    );
    expect(stdout).toContain('Everything arrives.');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
