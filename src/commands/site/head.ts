import type { Page } from './page.ts';
import { addressOf, type Problem, type Site } from './site.ts';

const NOT_FOUND_PAGE = '404.html';

/** Title, description, canonical link, language and heading: there, single, and unlike those of other pages. */
export function headProblems(site: Site): Problem[] {
  const single = site.pages.flatMap((page) =>
    [
      exactlyOne(page.titles, 'title'),
      exactlyOne(page.descriptions, 'meta description'),
      page.headings1 === 1 ? null : `${page.headings1} h1 elements: a page has one`,
      page.lang ? null : 'the html element has no lang',
      repeated(page.ids),
      page.file === NOT_FOUND_PAGE ? null : canonical(site, page),
    ].flatMap((message) => (message ? [{ file: page.file, message }] : [])),
  );
  const indexed = site.pages.filter((page) => page.file !== NOT_FOUND_PAGE);
  return [
    ...single,
    ...shared(indexed, 'title', (page) => page.titles[0]),
    ...shared(indexed, 'description', (page) => page.descriptions[0]),
  ];
}

function exactlyOne(values: string[], name: string): string | null {
  if (values.length !== 1) return `${values.length} ${name} elements: a page has one`;
  return values[0]?.trim() === '' ? `the ${name} is empty` : null;
}

function canonical(site: Site, page: Page): string | null {
  const wanted = addressOf(site, page.file);
  if (page.canonicals.length === 1 && page.canonicals[0] === wanted) return null;
  return `canonical link is ${page.canonicals.join(', ') || 'missing'}: it must be ${wanted}`;
}

function repeated(ids: string[]): string | null {
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return twice.length > 0 ? `id used more than once: ${twice.join(', ')}` : null;
}

function shared(
  pages: readonly Page[],
  name: string,
  valueOf: (page: Page) => string | undefined,
): Problem[] {
  const firstUse = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = valueOf(page)?.trim();
    if (!value) return [];
    const first = firstUse.get(value);
    if (first === undefined) firstUse.set(value, page.file);
    return first === undefined ? [] : [{ file: page.file, message: `same ${name} as ${first}: "${value}"` }];
  });
}
