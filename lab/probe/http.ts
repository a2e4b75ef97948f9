import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebStandardStreamableHTTPServerTransport as Transport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { probeServer, withTexts, type ProbeOptions } from './server.ts';

export interface HttpProbe {
  /** Address of the endpoint of streamable HTTP. */
  url: string;
  close(): Promise<void>;
}

/** The request as the web's own interface has it; `address` is where it was sent to. */
async function webRequest(request: IncomingMessage, address: string): Promise<Request> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const headers = Object.entries(request.headers).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, [value].flat().join(', ')]],
  );
  const method = request.method ?? 'GET';
  const body = pieces.length > 0 ? Buffer.concat(pieces) : undefined;
  return new Request(new URL(request.url ?? '/', address), { method, headers, ...(body ? { body } : {}) });
}

/** Writes an answer; where it is JSON, the bytes of sample results stand as they are in their files. */
async function answer(
  answered: Response,
  response: ServerResponse,
  { textOf, note }: ProbeOptions,
): Promise<void> {
  const headers = Object.fromEntries(answered.headers);
  delete headers['content-length'];
  response.writeHead(answered.status, headers);
  if (/^application\/json\b/.test(headers['content-type'] ?? '')) {
    const body = withTexts(await answered.text(), (result) => {
      note({ kind: 'sent', case: result, text: textOf(result) });
      return textOf(result);
    });
    response.end(body);
    return;
  }
  response.flushHeaders();
  for await (const chunk of answered.body ?? []) response.write(chunk);
  response.end();
}

/** Serves the probe tool over streamable HTTP on the loopback address; answers are plain JSON, not events. */
export async function serveHttp(
  options: ProbeOptions,
  port = 0,
  page?: (request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<HttpProbe> {
  const sessions = new Map<string, Transport>();
  const open = async (): Promise<Transport> => {
    const { server, outgoing } = probeServer(options);
    const transport = new Transport({
      sessionIdGenerator: randomUUID,
      enableJsonResponse: true,
      onsessioninitialized: (id) => void sessions.set(id, transport),
    });
    const sendOn = transport.send.bind(transport);
    transport.send = (message, more) => sendOn(outgoing(message) as typeof message, more);
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    return transport;
  };
  const http = createServer((request, response) => {
    if (page?.(request, response)) return;
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    const handle = async (): Promise<void> => {
      const transport = known ?? (await open());
      const asked = await webRequest(request, 'http://127.0.0.1/');
      await answer(await transport.handleRequest(asked), response, options);
    };
    handle().catch((error: unknown) => {
      process.stderr.write(`probe: ${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/mcp`,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}
