/** A small MCP client with the official SDK: LAB_WIRE, LAB_STREAM and LAB_MODE say what it does. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { sides, type Call } from './wires.ts';

const { LAB_ENDPOINT = '', LAB_SERVER = '', LAB_URL, LAB_PROMPT = '', LAB_WIRE = '' } = process.env;
const { LAB_STREAM, LAB_MODE = 'good' } = process.env;
const stream = LAB_STREAM === '1';
const side = sides[LAB_WIRE];
if (!side) throw new Error(`unknown wire ${LAB_WIRE}`);

const client = new Client({ name: 'reference', version: '1.2.3' });
await client.connect(
  LAB_URL === undefined
    ? new StdioClientTransport(JSON.parse(LAB_SERVER) as { command: string })
    : (new StreamableHTTPClientTransport(new URL(LAB_URL)) as Parameters<typeof client.connect>[0]),
);
await client.listTools();

const ask = async (done: readonly (Call & { result: string })[]): Promise<Call | undefined> => {
  const response = await fetch(`${LAB_ENDPOINT}${side.path(stream)}`, {
    method: 'POST',
    body: JSON.stringify(side.body(LAB_PROMPT, stream, done)),
  });
  return side.call(await response.text(), stream);
};

if (LAB_MODE === 'hang') await new Promise(() => setInterval(() => {}, 1000));
if (LAB_MODE === 'die') throw new Error('no model today');
const done: (Call & { result: string })[] = [];
for (let call = await ask(done); call; call = await ask(done)) {
  if (LAB_MODE === 'refuse') break;
  const answer = await client.callTool({ name: 'probe', arguments: { case: call.case } });
  if (LAB_MODE === 'abort' && answer.isError) throw new Error('the tool failed');
  if (LAB_MODE === 'stray') await fetch('http://example.com/').catch(() => {});
  done.push({ ...call, result: JSON.stringify(answer) });
}
await client.close();
process.exit(0);
