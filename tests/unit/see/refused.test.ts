import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, test } from 'vitest';
import { documentFrom, server } from './run.ts';

/** What the test's own server sends, by its mode, and the rule that must speak of it. */
const REFUSED = [
  ['array', 'spec/not-a-result'],
  ['scalar', 'spec/not-a-result'],
  ['null', 'spec/not-a-result'],
  ['structured-array', 'spec/output-schema-mismatch'],
  ['structured-scalar', 'spec/output-schema-mismatch'],
  ['unknown-block', 'spec/unknown-block'],
  ['no-structured', 'spec/structured-missing'],
] as const;

/** Calls the tool by the SDK's client, which drops an answer that is no message to it and tells `onerror` alone. */
async function sdkCall(mode: string): Promise<unknown> {
  const client = new Client({ name: 'test', version: '1' });
  const args = [new URL('server.ts', import.meta.url).pathname, mode];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
  const dropped = new Promise<never>((_done, reject) => {
    client.onerror = reject;
  });
  dropped.catch(() => {});
  try {
    await client.listTools();
    return await Promise.race([client.callTool({ name: 'weather' }), dropped]);
  } finally {
    await client.close();
  }
}

describe.concurrent.each(REFUSED)('%s, which the SDK refuses', (mode, rule) => {
  test('is refused by the SDK', async () => {
    await expect(sdkCall(mode)).rejects.toThrow();
  });

  test('is shown as it came, in every path, and found', async () => {
    const { views, findings } = await documentFrom(['--server', server(mode), '--tool', 'weather']);
    expect(views.length).toBeGreaterThan(20);
    expect(findings).toContainEqual(expect.objectContaining({ rule, severity: 'error' }));
  });
});

test('a number that the SDK would round is shown with its digits', async () => {
  const sent = '12345678901234567890.10';
  expect(JSON.stringify(await sdkCall('answer'))).not.toContain(sent);
  const { views, findings } = await documentFrom(['--server', server('answer'), '--tool', 'weather']);
  expect(JSON.stringify(views)).toContain(sent);
  expect(findings.map(({ rule }) => rule)).toContain('portability/digits-lost');
});
