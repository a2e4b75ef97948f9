import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsOf } from '../../../src/io/settings.ts';
import { locations } from '../../../src/commands/site/sitemap.ts';

/** The built site under test. */
export const folder = resolve(import.meta.dirname, '../../..', process.env['DIST'] ?? 'dist');

/** The base path that it was built for, with a slash at both ends. */
export const base = settingsOf(process.env).base;

/** An address that does not exist. */
export const missingPage = `${base}no-such-page/`;

/** Every page of the sitemap, and one address that does not exist. */
export const everyPage: readonly string[] = [...sitemapPages(), missingPage];

/** One page of each kind, by a name that stays when its address does not. */
export const pageKinds: Readonly<Record<string, string>> = {
  home: base,
  clients: `${base}clients/`,
  client: `${base}clients/goose/`,
  variant: `${base}variants/a/`,
  editions: `${base}editions/`,
  edition: `${base}editions/2026-06/`,
  try: `${base}try/`,
  findings: `${base}findings/`,
  results: `${base}results/`,
  result: `${base}results/both-summary/`,
  compare: `${base}clients/compare/`,
  seps: `${base}seps/`,
  sep: `${base}seps/2200/`,
  clauses: `${base}seps/2200/clauses/`,
  changes: `${base}seps/2200/changes/`,
  timeline: `${base}timeline/`,
  corrections: `${base}corrections/`,
  method: `${base}method/`,
  contribute: `${base}contribute/`,
  'not-found': missingPage,
};

function sitemapPages(): string[] {
  const index = resolve(folder, 'sitemap-index.xml');
  if (!existsSync(index))
    throw new Error(`There is no built site in ${folder}: run \`npm run build\` first.`);
  return locations(readFileSync(index))
    .flatMap((part) => locations(readFileSync(resolve(folder, new URL(part).pathname.slice(base.length)))))
    .map((address) => new URL(address).pathname)
    .sort();
}
