import { afterAll, describe, expect, test } from 'vitest';
import { RESULT, startServer } from './http-server.ts';
import { documentFrom, see } from './run.ts';

const { address, seen, stop } = await startServer();
const call = (path: string): string[] => ['--url', address(path), '--tool', 'weather'];
afterAll(stop);

describe.concurrent('over streamable HTTP', () => {
  test.each(['/json', '/events'])('%s is taken as it came', async (path) => {
    const live = await documentFrom(call(path));
    expect(live).toEqual(await documentFrom(['-'], RESULT));
  });

  test('takes what the SDK would refuse', async () => {
    const { findings } = await documentFrom(call('/array'));
    expect(findings.map(({ rule }) => rule)).toContain('spec/not-a-result');
  });

  test('sends headers, keeps the session and ends it', async () => {
    const { code } = await see([
      ...call('/private'),
      '--header',
      'Authorization: Bearer a:b',
      '--fail-on',
      'never',
    ]);
    expect(code).toBe(0);
    const own = seen.filter(({ url, token }) => url === '/private' && token === 'Bearer a:b');
    expect(own.length).toBeGreaterThan(3);
    expect(own.at(-1)).toMatchObject({ method: 'DELETE', session: 's1' });
  });

  test.each<[string, string, RegExp]>([
    ['a status', '/500', /HTTP status 500; look into the server's log/],
    ['credentials', '/private', /HTTP status 401; give credentials with --header NAME:VALUE/],
    ['a protocol error', '/error', /answered tools\/call with the protocol error -32000, "down"/],
    ['a page', '/html', /Unexpected content type: text\/html/],
    ['broken JSON', '/broken', /no answer that can be read|what is no JSON/],
    ['silence', '/hang', /timed out after 2 s waiting for its answer to tools\/call/],
    ['a stream that ends', '/cut', /ended its stream of events before it answered/],
    ['a closed connection', '/reset', /closed the connection before it answered/],
  ])('%s is one line, and code 2', async (_what, path, wanted) => {
    const { code, stdout, stderr } = await see([...call(path), '--timeout', path === '/hang' ? '2' : '15']);
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
