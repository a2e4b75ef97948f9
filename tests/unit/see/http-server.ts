/** A small MCP server over streamable HTTP for tests: the path of the address says how it behaves. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const RESULT =
  '{"content":[],"structuredContent":{"n":12345678901234567890.10,"k":1,"k":2,"big":1e400}}';

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

/** What was sent to it. */
export interface Seen {
  url: string;
  method: string | undefined;
  token: string | undefined;
  session: unknown;
}

/** Starts the server on a free port of this machine. */
export async function startServer() {
  const seen: Seen[] = [];
  const http = createServer((request: IncomingMessage, response) => {
    const { method, url = '', headers } = request;
    seen.push({ url, method, token: headers.authorization, session: headers['mcp-session-id'] });
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
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  return {
    seen,
    address: (path: string): string => `http://127.0.0.1:${port}${path}`,
    stop: (): void => {
      http.closeAllConnections();
      http.close();
    },
  };
}
