import { spawnSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentFrom, see, server } from './run.ts';

const BIG = '12345678901234567890.10';
const RESULT = `{"content":[],"structuredContent":{"n":${BIG},"k":1,"k":2,"big":1e400}}`;

/** Whether a process of this id runs; one that has ended and was not yet waited for does not. */
const isAlive = (pid: number): boolean =>
  /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

const texts = async (args: string[], path = 'code-mode'): Promise<string> => {
  const { views } = await documentFrom([...args, '--client', 'goose', '--path', path]);
  return views.flatMap(({ parts }) => parts.map((part) => (part.type === 'text' ? part.text : ''))).join('');
};

describe('over stdio', () => {
  const call = (mode: string, ...more: string[]): string[] => [
    '--server',
    server(mode, ...more),
    '--tool',
    'weather',
  ];

  test('takes the result as it came: big numbers and duplicate keys are found', async () => {
    const live = await documentFrom(call('answer'));
    const pasted = await documentFrom(['-'], RESULT);
    expect(live.findings.map(({ rule }) => rule)).toEqual(pasted.findings.map(({ rule }) => rule));
    expect(live.findings.map(({ rule }) => rule)).toContain('portability/digits-lost');
    expect(JSON.stringify(live.views)).toContain(BIG);
  });

  test('takes what the SDK would refuse', async () => {
    const { findings } = await documentFrom(call('array'));
    expect(findings.map(({ rule }) => rule)).toContain('spec/not-a-result');
  });

  test('takes the outputSchema of that tool', async () => {
    const rules = async (tool: string) =>
      (await documentFrom(['--server', server('crowd'), '--tool', tool])).findings.map(({ rule }) => rule);
    expect(await rules('weather')).toContain('spec/structured-missing');
    expect(await rules('time')).not.toContain('spec/structured-missing');
  });

  test('sends the arguments with their digits', async () => {
    const sent = await texts([...call('echo'), '--arguments', `{"a":${BIG},"b":[1e400]}`], 'conversation');
    expect(sent).toContain(`"params":{"name":"weather","arguments":{"a":${BIG},"b":[1e400]}}`);
  });

  test('answers a ping, and reads an answer of some megabytes', async () => {
    expect(await texts(call('ping'), 'conversation')).toBe('ponged true');
    const { views } = await documentFrom([...call('large', '500000'), '--client', 'roo-code']);
    expect(views[0]?.tokens).toBeGreaterThan(10);
  });

  test.each<[string, string[], RegExp]>([
    [
      'no such command',
      ['--server', 'no-such-command-here x'],
      /no-such-command-here: there is no such command; check/,
    ],
    ['a crash', call('crash'), /ended with code 3 before it answered, and last said .*no database.*; run/],
    ['an end in the call', call('die'), /ended with code 7 before it answered/],
    [
      'silence',
      [...call('hang'), '--timeout', '1'],
      /timed out after 1 s waiting for its answer to initialize; .*--timeout/,
    ],
    [
      'words on stdout',
      [...call('noise'), '--timeout', '1'],
      /it wrote "Server listening!" to standard output/,
    ],
    ['a flood', [...call('flood'), '--timeout', '15'], /sent more than \d+ MB in one call/],
    ['a protocol error', call('error'), /answered tools\/call with the protocol error -32602, "bad city"/],
    [
      'an unknown tool',
      ['--server', server('answer'), '--tool', 'wether'],
      /no tool "wether"; it has weather, time; did you mean weather\?/,
    ],
    ['no tool named', ['--server', server('answer')], /--tool is missing; it has weather, time; name one/],
    ['no tools', call('none'), /offers no tools/],
  ])('%s is one line, and code 2', async (_what, args, wanted) => {
    const { code, stdout, stderr } = await see(args);
    expect(stderr).toMatch(wanted);
    expect(stderr).toMatch(/^see: [^\n\x1b]+\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  test('leaves no process, be it one that will not go or the child of one', async () => {
    const { stderr } = await see([...call('family'), '--timeout', '1']);
    const pid = Number(/child (\d+)/.exec(stderr)?.[1]);
    expect(pid).toBeGreaterThan(1);
    expect(isAlive(process.pid)).toBe(true);
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
    const started = performance.now();
    expect((await see([...call('stubborn'), '--timeout', '1'])).code).toBe(2);
    expect(performance.now() - started).toBeLessThan(8000);
  });
});

type Respond = (response: ServerResponse, id: number) => void;
const json = (response: ServerResponse, text: string): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(text);
const TOOLS = '{"tools":[{"name":"weather","inputSchema":{"type":"object"}}]}';
const answered = (id: number, result: string): string => `{"jsonrpc":"2.0","id":${id},"result":${result}}`;

const CALLS: Record<string, Respond> = {
  '/json': (response, id) => json(response, answered(id, RESULT)),
  '/events': (response, id) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\n\nevent: message\r\ndata: {"jsonrpc":"2.0","method":"notifications/x"}\r\n\r\n');
    const text = answered(id, RESULT);
    response.write(`data: ${text.slice(0, 1)}\nda`);
    response.end(`ta: ${text.slice(1)}\n\n`);
  },
  '/array': (response, id) => json(response, answered(id, '[1]')),
  '/error': (response, id) =>
    json(response, `{"jsonrpc":"2.0","id":${id},"error":{"code":-32000,"message":"down"}}`),
  '/500': (response) => void response.writeHead(500).end('oops'),
  '/html': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  '/broken': (response) => json(response, '{"jsonrpc":'),
  '/hang': () => {},
  '/cut': (response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(': bye\n\n'),
  '/reset': (response) => response.destroy(),
};

describe('over streamable HTTP', () => {
  const seen: { method: string | undefined; token: string | undefined; session: unknown }[] = [];
  const http = createServer((request: IncomingMessage, response) => {
    const { method, url = '', headers } = request;
    seen.push({ method, token: headers.authorization, session: headers['mcp-session-id'] });
    if (method !== 'POST') return void response.writeHead(method === 'GET' ? 405 : 200).end();
    if (url === '/private' && headers.authorization !== 'Bearer a:b')
      return void response.writeHead(401).end();
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { id, method: asked } = JSON.parse(body) as { id?: number; method: string };
      if (id === undefined) return void response.writeHead(202).end();
      response.setHeader('mcp-session-id', 's1');
      if (asked === 'initialize')
        return json(
          response,
          answered(id, '{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{}}'),
        );
      if (asked === 'tools/list') return json(response, answered(id, TOOLS));
      (CALLS[url] ?? CALLS['/json'])?.(response, id);
    });
  });
  const address = (path: string): string => `http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`;
  const call = (path: string): string[] => ['--url', address(path), '--tool', 'weather'];

  beforeAll(() => new Promise<void>((done) => http.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });

  test.each(['/json', '/events'])('%s is taken as it came', async (path) => {
    const live = await documentFrom(call(path));
    expect(live).toEqual(await documentFrom(['-'], RESULT));
  });

  test('takes what the SDK would refuse', async () => {
    const { findings } = await documentFrom(call('/array'));
    expect(findings.map(({ rule }) => rule)).toContain('spec/not-a-result');
  });

  test('sends headers, keeps the session and ends it', async () => {
    seen.length = 0;
    const { code } = await see([
      ...call('/private'),
      '--header',
      'Authorization: Bearer a:b',
      '--fail-on',
      'never',
    ]);
    expect(code).toBe(0);
    expect(seen.every(({ token }) => token === 'Bearer a:b')).toBe(true);
    expect(seen.at(-1)).toMatchObject({ method: 'DELETE', session: 's1' });
  });

  test.each<[string, string, RegExp]>([
    ['a status', '/500', /HTTP status 500; look into the server's log/],
    ['credentials', '/private', /HTTP status 401; give credentials with --header NAME:VALUE/],
    ['a protocol error', '/error', /answered tools\/call with the protocol error -32000, "down"/],
    ['a page', '/html', /Unexpected content type: text\/html/],
    ['broken JSON', '/broken', /no answer that can be read|what is no JSON/],
    ['silence', '/hang', /timed out after 1 s waiting for its answer to tools\/call/],
    ['a stream that ends', '/cut', /ended its stream of events before it answered/],
    ['a closed connection', '/reset', /closed the connection before it answered/],
  ])('%s is one line, and code 2', async (_what, path, wanted) => {
    const { code, stdout, stderr } = await see([...call(path), '--timeout', path === '/hang' ? '1' : '15']);
    expect(stderr).toMatch(wanted);
    expect(stderr).toMatch(/^see: [^\n]+\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  test('nothing listens', async () => {
    const { code, stderr } = await see(['--url', 'http://127.0.0.1:9/mcp', '--tool', 'x']);
    expect(stderr).toMatch(
      /nothing listens there; start the server, or correct the address|cannot be spoken with/,
    );
    expect(code).toBe(2);
  });
});
