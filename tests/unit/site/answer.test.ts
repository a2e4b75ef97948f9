import { expect, it } from 'vitest';
import { basePath, routeOf } from '../../../src/commands/site/address.ts';
import { answer, type Look } from '../../../src/commands/site/answer.ts';
import { headersFor, parseHeaders } from '../../../src/commands/site/headers.ts';

const files = new Set(['index.html', 'clients/index.html', 'a.css', '_headers', 'ä/index.html']);
const folders = new Set(['', 'clients', 'empty', 'ä']);
const look: Look = (path) => (files.has(path) ? 'file' : folders.has(path) ? 'folder' : null);

it.each([
  ['/', '/', { status: 200, file: 'index.html' }],
  ['/?q=1', '/', { status: 200, file: 'index.html' }],
  ['/clients/', '/', { status: 200, file: 'clients/index.html' }],
  ['/clients?a=1', '/', { status: 301, location: '/clients/?a=1' }],
  ['/%C3%A4', '/', { status: 301, location: '/%C3%A4/' }],
  ['/a.css', '/', { status: 200, file: 'a.css' }],
  ['/a.css/', '/', { status: 404, file: '404.html' }],
  ['/empty/', '/', { status: 404, file: '404.html' }],
  ['/nope/', '/', { status: 404, file: '404.html' }],
  ['/_headers', '/', { status: 404, file: '404.html' }],
  ['//clients', '/', { status: 404, file: '404.html' }],
  ['/../secret', '/', { status: 404, file: '404.html' }],
  ['/%2e%2e/secret', '/', { status: 404, file: '404.html' }],
  ['/%2e%2e%2fsecret', '/', { status: 404, file: '404.html' }],
  ['/..%5csecret', '/', { status: 400 }],
  ['/%00', '/', { status: 400 }],
  ['/%zz', '/', { status: 400 }],
  ['/r', '/r/', { status: 301, location: '/r/' }],
  ['/r/', '/r/', { status: 200, file: 'index.html' }],
  ['/r/clients', '/r/', { status: 301, location: '/r/clients/' }],
  ['/clients/', '/r/', { status: 404, file: '404.html' }],
])('answers %s under %s', (url, base, expected) => {
  expect(answer(url, base, look)).toEqual(expected);
});

it.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['r', '/r/'],
  ['/r/s/', '/r/s/'],
])('writes the base path %s in one form', (given, expected) => {
  expect(basePath(given)).toBe(expected);
});

it('turns a file into its address', () => {
  expect(['index.html', 'a/index.html', '404.html'].map(routeOf)).toEqual(['/', '/a/', '/404.html']);
});

it('reads header blocks, the later one winning', () => {
  const blocks = parseHeaders('# why\n/*\n  X-A: 1\n  X-B: a:b; c\n\n/s/*\n  X-A: 2\n');
  expect(headersFor(blocks, '/')).toEqual({ 'X-A': '1', 'X-B': 'a:b; c' });
  expect(headersFor(blocks, '/s/x.js')).toEqual({ 'X-A': '2', 'X-B': 'a:b; c' });
});
