import { createHash } from 'node:crypto';
import { siteOf, type Site } from '../../../src/commands/site/site.ts';

export const ORIGIN = 'https://example.org';
const SCRIPT = 'document.documentElement.dataset.theme = "auto";';
const HASH = createHash('sha256').update(SCRIPT).digest('base64');
const POLICY = `default-src 'none'; img-src 'self' data:; script-src 'self' 'sha256-${HASH}'; style-src 'self'`;

/** A page with nothing wrong; `main` and `head` are put in. */
export function html(path: string, main = '', head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Page ${path}</title>
<meta name="description" content="About ${path}"><link rel="canonical" href="${ORIGIN}/r${path}">
<script>${SCRIPT}</script><meta http-equiv="content-security-policy" content="${POLICY}">
<link rel="stylesheet" href="/r/a.css">${head}</head>
<body><main id="main"><h1>Page</h1><p>Words and <a href="/r/">a link</a>.</p>${main}</main></body></html>`;
}

/** A site of two pages under the base path `/r/`, with nothing wrong, in which files can be replaced or added. */
export function sampleSite(changes: Record<string, string | null> = {}): Site {
  const files: Record<string, string | null> = {
    'index.html': html('/'),
    'clients/index.html': html('/clients/'),
    '404.html': html('/404/').replace(/<link rel="canonical"[^>]*>/, ''),
    'a.css': 'body { color: black }',
    'sitemap-index.xml': `<sitemapindex><sitemap><loc>${ORIGIN}/r/sitemap-0.xml</loc></sitemap></sitemapindex>`,
    'sitemap-0.xml': `<urlset><url><loc>${ORIGIN}/r/</loc></url><url><loc>${ORIGIN}/r/clients/</loc></url></urlset>`,
    'robots.txt': `User-agent: *\nSitemap: ${ORIGIN}/r/sitemap-index.xml\n`,
    ...changes,
  };
  const kept = Object.entries(files).flatMap(([file, text]): [string, Buffer][] =>
    text === null ? [] : [[file, Buffer.from(text)]],
  );
  return siteOf(new Map(kept), ORIGIN, '/r/');
}

/** The sample site with something put into its home page. */
export function withHome(main: string, head = ''): Site {
  return sampleSite({ 'index.html': html('/', main, head) });
}
