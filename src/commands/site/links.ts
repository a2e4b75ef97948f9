import type { Reference } from './page.ts';
import { addressOf, type Problem, type Site } from './site.ts';

/**
 * Links, assets and anchors that do not resolve within the site, addresses outside of the base path, and resources
 * that would be loaded from elsewhere. Links to other sites are not followed.
 */
export function linkProblems(site: Site): Problem[] {
  const ids = new Map([...site.pages, ...site.redirects].map((page) => [page.file, new Set(page.ids)]));
  const inPages = [...site.pages, ...site.redirects].flatMap((page) =>
    page.references.flatMap((reference) => {
      const message = problemOf(site, ids, page.file, reference);
      return message ? [{ file: page.file, line: reference.line, message }] : [];
    }),
  );
  return [...inPages, ...styleProblems(site, ids)];
}

/** The state of a page, which its script reads from the address: `name=value`, as no id is. */
const STATE = /^[a-z]+=/;

type Ids = ReadonlyMap<string, ReadonlySet<string>>;

function problemOf(site: Site, ids: Ids, from: string, { url, element, loads }: Reference): string | null {
  const shown = `<${element}> "${url}"`;
  if (/^javascript:/i.test(url)) return `${shown}: no javascript: addresses`;
  if (/^(mailto|tel|data):/i.test(url)) return null;
  const target = resolve(url, addressOf(site, from));
  if (!target) return `${shown}: not an address`;
  if (target.origin !== site.origin) {
    return loads ? `${shown}: loads from another origin; every resource comes from the site itself` : null;
  }
  if (!target.pathname.startsWith(site.base)) return `${shown}: leaves the base path ${site.base}`;
  const path = decodeURIComponent(target.pathname.slice(site.base.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  if (!site.files.has(file)) {
    return site.files.has(`${path}/index.html`)
      ? `${shown}: a page's address ends in a slash`
      : `${shown}: there is no ${file}`;
  }
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (anchor === '' || anchor.startsWith(':~:') || STATE.test(anchor) || ids.get(file)?.has(anchor) !== false)
    return null;
  return `${shown}: there is no id "${anchor}" in ${file}`;
}

function resolve(url: string, from: string): URL | null {
  try {
    return new URL(url, from);
  } catch {
    return null;
  }
}

function styleProblems(site: Site, ids: Ids): Problem[] {
  return [...site.files]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, bytes]) =>
      [
        ...bytes
          .toString('utf8')
          .matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]+))\s*\)|@import\s+["']([^"']+)/g),
      ]
        .map((match) => match.slice(1).find((group) => group !== undefined) ?? '')
        .filter((url) => !url.startsWith('#'))
        .flatMap((url) => {
          const message = problemOf(site, ids, file, { url, element: 'css', loads: true, line: 1 });
          return message ? [{ file, message }] : [];
        }),
    );
}
