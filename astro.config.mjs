import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { settingsOf } from './src/io/settings.ts';

const settings = settingsOf(process.env);
const themeScript = readFileSync(new URL('./src/components/theme/theme.js', import.meta.url), 'utf8');
const sha256 = (/** @type {string} */ text) =>
  /** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`);

export default defineConfig({
  site: settings.site,
  base: settings.base,
  trailingSlash: 'always',
  // 'jsx' would swallow the space between a word and a link on the next line
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  integrations: [mdx(), sitemap()],
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [sha256(themeScript)] },
    },
  },
  vite: { build: { assetsInlineLimit: 0, cssCodeSplit: false }, worker: { format: 'es' } },
});
