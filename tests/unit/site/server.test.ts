import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteServer } from '../../../src/commands/site/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(join(folder, 'index.html'), `<!DOCTYPE html><title>Home</title>${'<p>again</p>'.repeat(50)}`);
writeFileSync(join(folder, '404.html'), 'not here');
writeFileSync(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
mkdirSync(join(folder, 'clients'));
writeFileSync(join(folder, 'clients/index.html'), 'clients');
symlinkSync(tmpdir(), join(folder, 'outside'));
const server = siteServer(folder, '/r/');
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(origin + path, { redirect: 'manual', ...options });

it('serves a page with its type, its headers and compressed', async () => {
  const response = await get('/r/');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toContain('<title>Home</title>');
});

it('sends plain bytes to those who cannot read gzip', async () => {
  const response = await get('/r/', { headers: { 'Accept-Encoding': 'identity' } });
  expect(response.headers.get('content-encoding')).toBeNull();
});

it('redirects a folder to its closing slash', async () => {
  const response = await get('/r/clients?a=1');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/r/clients/?a=1']);
});

it.each(['/', '/r/nope/', '/r/outside/', '/r/_headers'])(
  'answers %s with the page for what is not there',
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, 'not here']);
  },
);

it('sends no body for HEAD and takes nothing but GET and HEAD', async () => {
  expect(await (await get('/r/a.svg', { method: 'HEAD' })).text()).toBe('');
  expect((await get('/r/', { method: 'POST' })).status).toBe(405);
});
