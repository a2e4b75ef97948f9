import { gzipSync } from 'node:zlib';
import { routeOf } from './address.ts';
import { parsePage, type Page } from './page.ts';

/** A built site in memory, and the address it is built for. */
export interface Site {
  /** Address without a path, such as `https://example.org`. */
  origin: string;
  /** Base path with a slash at both ends. */
  base: string;
  /** Every file, by its path below the folder, with forward slashes. */
  files: ReadonlyMap<string, Buffer>;
  /** Every HTML file but redirects. */
  pages: readonly Page[];
  redirects: readonly Page[];
}

/** One thing that is wrong. `file` is a path below the folder; problems with the same message are shown as one. */
export interface Problem {
  file: string;
  line?: number;
  message: string;
}

/** Parses the pages among the files. */
export function siteOf(files: ReadonlyMap<string, Buffer>, origin: string, base: string): Site {
  const all = [...files]
    .filter(([file]) => file.endsWith('.html'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, bytes]) => parsePage(file, bytes.toString('utf8')));
  return {
    origin,
    base,
    files,
    pages: all.filter((page) => !page.redirect),
    redirects: all.filter((page) => page.redirect),
  };
}

/** The full address of a page. */
export function addressOf(site: Site, file: string): string {
  return site.origin + site.base + routeOf(file).slice(1);
}

/** Size in bytes after gzip at its highest level. */
export function gzipSize(bytes: Buffer | string): number {
  return gzipSync(bytes, { level: 9 }).length;
}

/** Bytes as a person reads them, 1 kB being 1000 bytes. */
export function kilobytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
