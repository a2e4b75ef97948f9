import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from '#core/json/index.ts';
import { sameValue } from '#core/json/index.ts';
import { serveHttp, type HttpProbe } from '../../lab/probe/http.ts';
import { onOneLine, RESULTS, sampleText } from '../../lab/probe/results.ts';
import type { Note } from '../../lab/probe/server.ts';

const results = readdirSync(RESULTS).map((name) => name.replace(/\.json$/, ''));
const hello = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
};

/** Asks the probe server over stdio, a message a line; gives the lines that it wrote. */
async function overStdio(messages: readonly object[], schema: '0' | '1' = '0'): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../lab/probe/main.ts')], {
    env: { ...process.env, PROBE_SCHEMA: schema },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const wanted = messages.filter((message) => 'id' in message).length;
  for (const message of messages) child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === wanted) break;
  }
  child.kill();
  return lines;
}

const begin = [{ id: 0, method: 'initialize', params: hello }, { method: 'notifications/initialized' }];
const call = (result: string, id: number) => ({
  id,
  method: 'tools/call',
  params: { name: 'probe', arguments: { case: result } },
});

describe('the probe server over stdio', () => {
  it('writes each sample result on one line, token by token as in its file', async () => {
    const lines = await overStdio([...begin, ...results.map((result, index) => call(result, index + 1))]);
    const byId = new Map(lines.map((line) => [Number(/"id":(\d+)/.exec(line)?.[1]), line]));
    results.forEach((result, index) => {
      const line = byId.get(index + 1) ?? '';
      expect(line, result).toContain(`"result":${onOneLine(sampleText(result))}`);
    });
    expect(results.length).toBeGreaterThan(15);
  });

  it.each([
    ['0', false],
    ['1', true],
  ] as const)('declares an outputSchema only when asked: %s', async (schema, declared) => {
    const [, list = ''] = await overStdio([...begin, { id: 1, method: 'tools/list' }], schema);
    const [tool] = (JSON.parse(list) as { result: { tools: object[] } }).result.tools;
    expect('outputSchema' in (tool ?? {})).toBe(declared);
  });

  it('answers a case that there is not with an error of the protocol', async () => {
    const [, answer = ''] = await overStdio([...begin, call('nothing-such', 1)]);
    expect(JSON.parse(answer)).toMatchObject({
      id: 1,
      error: { message: expect.stringContaining('ENOENT') },
    });
  });
});

describe('the probe server over streamable HTTP', () => {
  const notes: Note[] = [];
  let probe: HttpProbe;
  beforeAll(async () => {
    probe = await serveHttp({
      outputSchema: false,
      textOf: sampleText,
      note: (note) => void notes.push(note),
    });
  });
  afterAll(() => probe.close());

  const post = async (message: object, session?: string) => {
    const response = await fetch(probe.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(session === undefined ? {} : { 'mcp-session-id': session }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', ...message }),
    });
    return { response, text: await response.text() };
  };

  it('sends the very bytes of each file', async () => {
    const { response } = await post({ id: 0, method: 'initialize', params: hello });
    const session = response.headers.get('mcp-session-id') ?? '';
    await post({ method: 'notifications/initialized' }, session);
    for (const [index, result] of results.entries()) {
      const { text } = await post(call(result, index + 1), session);
      expect(text, result).toContain(`"result":${sampleText(result)}`);
    }
    expect(notes.filter(({ kind }) => kind === 'sent')).toHaveLength(results.length);
    expect(notes).toContainEqual({ kind: 'client', name: 'test', version: '1' });
  });
});

it('white space between tokens is all that one line leaves out', () => {
  const odd = '{ "a b" : [ 1.50 , "\\u00e9 \\" x" ],\n\t"k":1,"k": 2 }';
  expect(onOneLine(odd)).toBe('{"a b":[1.50,"\\u00e9 \\" x"],"k":1,"k":2}');
  for (const result of results) {
    const [whole, line] = [parse(sampleText(result)), parse(onOneLine(sampleText(result)))];
    expect(whole.ok && line.ok && sameValue(whole.node, line.node), result).toBe(true);
    expect(onOneLine(sampleText(result))).not.toContain('\n');
  }
});

it('the log of a session holds what went out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'probe-log-'));
  const log = join(folder, 'log.jsonl');
  process.env['PROBE_LOG'] = log;
  await overStdio([...begin, call('empty', 1)]);
  delete process.env['PROBE_LOG'];
  const notes = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Note);
  expect(notes).toContainEqual({ kind: 'sent', case: 'empty', text: '{"content":[]}' });
  rmSync(folder, { recursive: true });
});
