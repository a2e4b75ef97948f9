import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sep as schema } from '#schema/sep.ts';
import { loadSeps } from '#io/seps/load.ts';
import { renderSep } from '#io/seps/render.ts';
import { attribute, byTag, elements, pages, samples, words } from './support.ts';

const { seps } = loadSeps([samples]);
const hostile = seps.find(({ number }) => number === 9001);
if (!hostile) throw new Error('tests/seps/hostile.md was not read');
const html = await renderSep(hostile, pages);
const all = elements(html);

const ATTRIBUTES = new Set(
  'id class href aria-label role tabindex scope colspan rowspan open data-footnote-ref data-footnote-backref data-footnotes'.split(
    ' ',
  ),
);
const TAGS = new Set(
  'a code details div figcaption figure h2 h3 h4 li ol p pre section span strong summary sup table tbody td tr'.split(
    ' ',
  ),
);
const CLASSES = new Set(
  'permalink clause clause-link visually-hidden heading heading-2 heading-3 heading-4 scroll aside aside-kind image align-right tok-keyword tok-string tok-constant tok-function tok-comment'.split(
    ' ',
  ),
);

test('the file holds what it is there for', () => {
  const source = readFileSync(join(samples, 'hostile.md'), 'utf8');
  for (const number of Array.from({ length: 39 }, (_, at) => at + 1))
    expect(source).toContain(`alert(${number})`);
});

test('only elements, attributes and classes of prose stay', () => {
  expect(all.length).toBeGreaterThan(60);
  expect(all.map(({ tagName }) => tagName).filter((tag) => !TAGS.has(tag))).toEqual([]);
  expect(
    all.flatMap(({ attrs }) => attrs.map(({ name }) => name)).filter((name) => !ATTRIBUTES.has(name)),
  ).toEqual([]);
  const classes = all.flatMap((element) => (attribute(element, 'class') ?? '').split(' ').filter(Boolean));
  expect(classes.filter((name) => !CLASSES.has(name))).toEqual([]);
});

test('every link is of the web, of mail or of the page, and those of the page lead somewhere', () => {
  const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
  const links = byTag(html, 'a').map((link) => attribute(link, 'href') ?? '');
  expect(links.filter((href) => !/^(?:https?:\/\/|mailto:|#)/.test(href))).toEqual([]);
  expect(links.filter((href) => href.startsWith('#') && !ids.includes(href.slice(1)))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => /^(?:main$|page-)/.test(id))).toEqual([]);
});

test('what is written reads as the same elements again', () => {
  expect(byTag(html, 'template', 'noscript', 'textarea', 'title', 'xmp')).toEqual([]);
  expect(html).not.toMatch(/<(?:script|style|iframe|img|svg|math|form|input|meta|base|link)\b/i);
});

test('the words of the text stay, to the last', () => {
  const text = words(html);
  for (const kept of [
    'Kept words of a paragraph',
    'Summary words',
    'Inside words',
    'Cell words',
    'Note words',
    'Footnote words',
    'Custom words',
    'alert(33)',
    'alert(34)',
    'The last words.',
    ...'one two three four five six seven eight nine ten eleven'.split(' '),
  ]) {
    expect(text, kept).toContain(kept);
  }
  expect(text).not.toContain('alert(8)');
  expect(text).not.toContain('display: none');
});

test('its metadata is typed data without addresses that are not https', () => {
  expect(schema.safeParse(hostile).error).toBeUndefined();
  const { pullRequest, relatedIssues, others, authors, created } = hostile;
  expect(JSON.stringify({ pullRequest, relatedIssues, others })).not.toMatch(/"url":"(?!https:)/);
  expect(authors.map(({ handle }) => handle)).toContain('eve');
  expect(created).toBeNull();
  // Words of inline code; a page escapes them as it does any title.
  expect(hostile.title).toBe('Hostile <script>alert(1)</script>');
});
