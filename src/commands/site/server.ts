import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { routeOf } from './address.ts';
import { answer } from './answer.ts';
import { headersFor, parseHeaders } from './headers.ts';

const COMPRESSIBLE = /^(text\/|image\/svg)|[/+](json|javascript|xml)\b/;

/**
 * A server for a built site as a static host would serve it: `_headers` applied, folders redirected to their closing
 * slash, 404.html with its status, gzip.
 * @param folder the built site
 * @param base the base path, with a slash at both ends
 */
export function siteServer(folder: string, base: string): Server {
  const root = realpathSync(folder);
  const headersFile = join(root, '_headers');
  const blocks = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const found = answer(request.url ?? '/', base, (path) => look(root, path));
    const headers = headersFor(blocks, 'file' in found ? routeOf(found.file) : '/');
    if (found.status === 301) {
      response.writeHead(301, { ...headers, Location: found.location }).end();
      return;
    }
    const file = 'file' in found ? join(root, found.file) : null;
    if (!file || !existsSync(file)) {
      response.writeHead(found.status, { ...headers, 'Content-Type': 'text/plain' }).end(`${found.status}\n`);
      return;
    }
    const type = mimeType(file);
    const gzip = COMPRESSIBLE.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const plain = readFileSync(file);
    const body = gzip ? gzipSync(plain) : plain;
    response.writeHead(found.status, {
      'Cache-Control': 'no-cache',
      ...headers,
      'Content-Type': type,
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(gzip ? { 'Content-Encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

function look(root: string, path: string): 'file' | 'folder' | null {
  const place = join(root, path);
  if (!existsSync(place)) return null;
  const real = realpathSync(place);
  if (real !== root && !real.startsWith(root + sep)) return null;
  const stats = statSync(real);
  return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : null;
}

function mimeType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](json|javascript|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
