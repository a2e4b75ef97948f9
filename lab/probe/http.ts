import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { probeServer, withTexts, type ProbeOptions } from './server.ts';

export interface HttpProbe {
  /** Address of the endpoint of streamable HTTP. */
  url: string;
  close(): Promise<void>;
}

/** Puts the texts of sample results into the body on its way out: their bytes as they are in their files. */
function filling(response: ServerResponse, { textOf, note }: ProbeOptions): void {
  const fill = (chunk: unknown): unknown => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return chunk;
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    return withTexts(text, (result) => {
      note({ kind: 'sent', case: result, text: textOf(result) });
      return textOf(result);
    });
  };
  const head = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  // The length that was counted is that of the placeholder.
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    for (const headers of rest)
      if (typeof headers === 'object' && headers !== null)
        for (const key of Object.keys(headers))
          if (key.toLowerCase() === 'content-length') delete (headers as Record<string, unknown>)[key];
    response.removeHeader('content-length');
    return (head as (...all: unknown[]) => unknown)(status, ...rest);
  }) as typeof response.writeHead;
  response.write = ((chunk: unknown, ...rest: unknown[]) =>
    (write as (...all: unknown[]) => boolean)(fill(chunk), ...rest)) as typeof response.write;
  response.end = ((chunk: unknown, ...rest: unknown[]) =>
    (end as (...all: unknown[]) => unknown)(fill(chunk), ...rest)) as typeof response.end;
}

/** Serves the probe tool over streamable HTTP on the loopback address; answers are plain JSON, not events. */
export async function serveHttp(
  options: ProbeOptions,
  port = 0,
  page?: (request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<HttpProbe> {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const open = async (): Promise<StreamableHTTPServerTransport> => {
    const { server, outgoing } = probeServer(options);
    const transport = new StreamableHTTPServerTransport({
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
    filling(response, options);
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    Promise.resolve(known ?? open())
      .then((transport) => transport.handleRequest(request, response))
      .catch((error: unknown) => {
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
