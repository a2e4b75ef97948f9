import type { APIRoute } from 'astro';
import { href } from '#io/site.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL(href('/sitemap-index.xml'), site).href}\n`);
