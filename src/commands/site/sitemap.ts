import { addressOf, type Problem, type Site } from './site.ts';

const INDEX = 'sitemap-index.xml';

/** Differences between the sitemap and the pages, of which only 404.html is left out; robots.txt must name it. */
export function sitemapProblems(site: Site): Problem[] {
  const index = site.files.get(INDEX);
  if (!index) return [{ file: INDEX, message: 'there is no sitemap' }];
  const prefix = site.origin + site.base;
  const problems: Problem[] = [];
  const listed = new Set<string>();
  for (const part of locations(index)) {
    const bytes = part.startsWith(prefix) ? site.files.get(part.slice(prefix.length)) : undefined;
    if (!bytes) problems.push({ file: INDEX, message: `${part} does not exist` });
    else for (const address of locations(bytes)) listed.add(address);
  }
  const wanted = new Set(
    site.pages.filter(({ file }) => file !== '404.html').map(({ file }) => addressOf(site, file)),
  );
  for (const address of wanted) {
    if (!listed.has(address)) problems.push({ file: INDEX, message: `the sitemap lacks ${address}` });
  }
  for (const address of listed) {
    if (!wanted.has(address))
      problems.push({ file: INDEX, message: `the sitemap lists ${address}, which is no page` });
  }
  return [...problems, ...robotsProblems(site, prefix + INDEX)];
}

/** The `loc` elements of a sitemap or sitemap index. */
export function locations(xml: Buffer | string): string[] {
  return [...xml.toString().matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
}

function robotsProblems(site: Site, sitemap: string): Problem[] {
  const robots = site.files.get('robots.txt');
  if (!robots) return [{ file: 'robots.txt', message: 'there is no robots.txt' }];
  const named = [...robots.toString('utf8').matchAll(/^Sitemap:\s*(\S+)\s*$/gim)].map((match) => match[1]);
  return named.length === 1 && named[0] === sitemap
    ? []
    : [
        {
          file: 'robots.txt',
          message: `names the sitemap ${named.join(', ') || '(none)'}: it must be ${sitemap}`,
        },
      ];
}
