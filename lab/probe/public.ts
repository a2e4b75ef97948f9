/** The probe for a client that a person uses: marked results over HTTP or stdio, and a page for what the model said. */
import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { serveHttp } from './http.ts';
import { markedResults, type Marked } from './markers.ts';
import { probePage } from './page.ts';
import { sampleText } from './results.ts';
import { serveStdio } from './stdio.ts';

const HELP = `npm run probe -- [options]

  --stdio        speak over stdio, as a client starts a server; the page is at the address on stderr
  --port N       port of the server over streamable HTTP; the default is 4399
  --schema       declare an outputSchema for the tool
  --help         this text
`;

const pageFor =
  (marked: readonly Marked[]) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' || pathname !== '/') return false;
    const word = (name: string) => searchParams.get(name) ?? '';
    const filled = { client: word('client'), version: word('version'), answer: word('answer') };
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'",
    });
    response.end(probePage(filled, marked, process.env['REPOSITORY']?.replace(/\/$/, '')));
    return true;
  };

/** Runs `npm run probe` until it is ended; throws for arguments that it does not know. */
export async function probe(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      stdio: { type: 'boolean' },
      port: { type: 'string' },
      schema: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const port = Number(values.port ?? 4399);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is "${values.port}"; give a number from 0 to 65535`);
  const marked = markedResults((below) => randomInt(below));
  const options = {
    outputSchema: values.schema ?? false,
    textOf: (result: string) => marked.find(({ id }) => id === result)?.json ?? sampleText(result),
    note: () => {},
  };
  const page = pageFor(marked);
  if (values.stdio) {
    const server = createServer((request, response) => {
      if (!page(request, response)) response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.stderr.write(`page: http://127.0.0.1:${(server.address() as AddressInfo).port}/\n`);
    process.stdin.once('end', () => process.exit(0));
    return serveStdio(options);
  }
  const { url } = await serveHttp(options, port, page);
  process.stdout.write(`server: ${url} (streamable HTTP; tool probe)\npage:   ${url.replace(/mcp$/, '')}\n`);
}
