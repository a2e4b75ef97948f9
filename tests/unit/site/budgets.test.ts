import { expect, it } from 'vitest';
import {
  budgetProblems,
  budgetsSchema,
  limitFor,
  scriptSize,
  type Budgets,
} from '../../../src/commands/site/budgets.ts';
import { gzipSize } from '../../../src/commands/site/site.ts';
import { sampleSite, withHome } from './sample.ts';

const roomy: Budgets = {
  note: '',
  html: { '*': 5000 },
  css: 500,
  themeScript: 500,
  js: 500,
  later: {},
  fonts: 500,
};
const noise = (length: number): string =>
  Array.from({ length }, (_, index) =>
    String.fromCharCode(33 + ((index * index * 31 + index * 7) % 90)),
  ).join('');

it('finds nothing over a roomy budget', () => {
  expect(budgetProblems(sampleSite(), roomy)).toEqual([]);
});

it('takes the first pattern that fits, a star for one segment', () => {
  const limits = { '/': 1, '/clients/*/': 2, '/clients/': 3, '*': 4 };
  expect(
    ['/', '/clients/goose/', '/clients/', '/clients/goose/x/', '/404.html'].map((r) => limitFor(r, limits)),
  ).toEqual([1, 2, 3, 4, 4]);
  expect(limitFor('/a/', { '/': 1 })).toBeNull();
});

it.each<[string, Partial<Budgets>, string]>([
  ['HTML', { html: { '/clients/': 5000, '*': 100 } }, 'HTML'],
  ['CSS', { css: 10 }, 'CSS'],
  ['the inline script', { themeScript: 10 }, 'inline script'],
  ['a route without a budget', { html: { '/': 5000 } }, 'no budget for its HTML'],
])('reports %s', (_what, change, message) => {
  const found = budgetProblems(sampleSite(), { ...roomy, ...change });
  expect(found[0]?.message).toContain(message);
});

it('reports fonts by their size as they are', () => {
  const [found] = budgetProblems(sampleSite({ 'f.woff2': 'x'.repeat(501) }), roomy);
  expect(found?.message).toBe('fonts 501 B is over the budget of 500 B');
});

it('counts a script with what it imports statically, once, and not what it may load later', () => {
  const files = {
    'index.html':
      '<script type="module" src="/r/s/a.js"></script><script type="module" src="/r/s/b.js"></script>',
    's/a.js': 'import{x}from"./b.js";import"./c.js";import("./later.js")',
    's/b.js': `export const x="${noise(40)}"`,
    's/c.js': 'import "../s/b.js"',
    's/later.js': noise(900),
  };
  const site = sampleSite(files);
  const home = site.pages.find(({ file }) => file === 'index.html');
  const expected = gzipSize(files['s/a.js']) + gzipSize(files['s/b.js']) + gzipSize(files['s/c.js']);
  expect(home && scriptSize(site, home)).toBe(expected);
  expect(
    budgetProblems(site, { ...roomy, js: expected }).filter(({ message }) => message.includes('Java')),
  ).toEqual([]);
  expect(budgetProblems(site, { ...roomy, js: expected - 1 })[0]?.message).toContain('JavaScript');
});

it('allows a budget for scripts by route', () => {
  const site = withHome('<script type="module" src="/r/a.js"></script>');
  expect(budgetProblems(site, { ...roomy, js: { '/': 10, '*': 1 } })).toEqual([]);
});

it('holds a file that is loaded later to the budget of its name, and each name to a file', () => {
  const site = sampleSite({ 's/worker-AbC.js': noise(300), 's/other.AbC.js': 'x()', 'ranks.json': '[1]' });
  const messages = (later: Budgets['later']) =>
    budgetProblems(site, { ...roomy, later }).map(({ file, message }) => `${file} ${message}`);
  expect(messages({ worker: 400, other: 50, 'ranks.json': 50 })).toEqual([]);
  expect(messages({ worker: 50, other: 50 })).toEqual([
    expect.stringMatching(/^s\/worker-AbC\.js size .* over/),
  ]);
  expect(messages({ worker: 400 })).toEqual([expect.stringContaining('s/other.AbC.js no budget')]);
  expect(messages({ worker: 400, other: 50, gone: 1 })).toEqual([
    expect.stringContaining('budgets.later.gone fits no file'),
  ]);
});

it('refuses a budget under an unknown name', () => {
  expect(budgetsSchema.safeParse({ ...roomy, images: 1 }).success).toBe(false);
});
