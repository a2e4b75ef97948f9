import { posix } from 'node:path';
import { z } from 'astro/zod';
import { routeOf } from './address.ts';
import type { Page } from './page.ts';
import { gzipSize, kilobytes, type Problem, type Site } from './site.ts';

const perRoute = z.record(z.string(), z.int().positive());

/**
 * The `budgets` of package.json: bytes after gzip, fonts as they are. The first pattern that fits a route counts;
 * `later` is by the name of a file before its hash, for what a page loads when it is asked for.
 */
export const budgetsSchema = z.strictObject({
  note: z.string(),
  html: perRoute,
  css: z.int().positive(),
  themeScript: z.int().positive(),
  js: z.union([z.int().positive(), perRoute]),
  later: z.record(z.string(), z.int().positive()),
  fonts: z.int().positive(),
});
export type Budgets = z.infer<typeof budgetsSchema>;

/** The limit for a route; in a pattern `*` stands for one segment, and `*` alone for every route. */
export function limitFor(route: string, limits: Record<string, number>): number | null {
  for (const [pattern, limit] of Object.entries(limits)) {
    const segments = pattern.split('*').map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    if (pattern === '*' || new RegExp(`^${segments.join('[^/]+')}$`).test(route)) return limit;
  }
  return null;
}

/** Everything that weighs more than its budget. */
export function budgetProblems(site: Site, budgets: Budgets): Problem[] {
  const scripts = typeof budgets.js === 'number' ? { '*': budgets.js } : budgets.js;
  const ofPages = site.pages.flatMap((page) => [
    over(page.file, 'HTML', gzipSize(page.html), limitFor(routeOf(page.file), budgets.html)),
    over(page.file, 'JavaScript', scriptSize(site, page), limitFor(routeOf(page.file), scripts)),
    over(page.file, 'inline script', inlineSize(page), budgets.themeScript),
  ]);
  const { css, fonts } = totals(site);
  return [
    ...ofPages,
    over('(all)', 'CSS', css, budgets.css),
    over('(all)', 'fonts', fonts, budgets.fonts),
    ...laterProblems(site, budgets.later),
  ].flat();
}

/** Bytes of all style sheets after gzip, and of all fonts. */
export function totals(site: Site): { css: number; fonts: number } {
  let css = 0;
  let fonts = 0;
  for (const [file, bytes] of site.files) {
    if (file.endsWith('.css')) css += gzipSize(bytes);
    if (/\.(woff2?|ttf|otf)$/.test(file)) fonts += bytes.length;
  }
  return { css, fonts };
}

/** Files over their budget that no page loads by itself; a script among them needs a budget. */
function laterProblems(site: Site, limits: Budgets['later']): Problem[] {
  const atOnce = new Set(site.pages.flatMap((page) => [...loadedScripts(site, page)]));
  const later = [...site.files].filter(([file]) => !atOnce.has(file));
  const isNamed = (file: string, name: string) => {
    const base = posix.basename(file);
    return base === name || base.startsWith(`${name}.`) || base.startsWith(`${name}-`);
  };
  const names = Object.keys(limits);
  return [
    ...later.flatMap(([file, bytes]) => {
      const name = names.find((one) => isNamed(file, one));
      if (name === undefined && !file.endsWith('.js')) return [];
      return over(file, 'size', gzipSize(bytes), name === undefined ? null : (limits[name] ?? null));
    }),
    ...names.flatMap((name) =>
      later.some(([file]) => isNamed(file, name))
        ? []
        : [{ file: 'package.json', message: `budgets.later.${name} fits no file; name one, or take it out` }],
    ),
  ];
}

/** Bytes after gzip of every script file that a page loads by itself, with what those import statically. */
export const scriptSize = (site: Site, page: Page): number =>
  [...loadedScripts(site, page)].reduce((sum, file) => sum + gzipSize(site.files.get(file) ?? ''), 0);

function loadedScripts(site: Site, page: Page): Set<string> {
  const loaded = new Set<string>();
  const add = (file: string): void => {
    const bytes = site.files.get(file);
    if (loaded.has(file) || !bytes) return;
    loaded.add(file);
    for (const specifier of staticImports(bytes.toString('utf8'))) {
      add(posix.join(posix.dirname(file), specifier));
    }
  };
  for (const { element, url } of page.references) {
    if (element !== 'script' && !(element === 'link' && url.endsWith('.js'))) continue;
    add(new URL(url, `http://site${site.base}${page.file}`).pathname.slice(site.base.length));
  }
  return loaded;
}

/** Relative specifiers of `import … from`, `import "…"` and `export … from`, not of `import(…)`. */
function staticImports(code: string): string[] {
  return [...code.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{1,2}\/[^"']+)["']/g)].map(
    (match) => match[1] ?? '',
  );
}

function inlineSize(page: Page): number {
  return page.inlineScripts.reduce((sum, { text }) => sum + gzipSize(text), 0);
}

function over(file: string, what: string, size: number, limit: number | null): Problem[] {
  if (limit === null) return [{ file, message: `no budget for its ${what} in package.json: add a pattern` }];
  return size <= limit
    ? []
    : [{ file, message: `${what} ${kilobytes(size)} is over the budget of ${kilobytes(limit)}` }];
}
