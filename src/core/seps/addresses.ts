import { sepOfAddress } from './mentions.ts';
import { specRepository } from './references.ts';

/** What links of a text may lead to on this site. */
export interface SepPages {
  /** Address of the page of a SEP; null where the collection has none. */
  page: (number: number) => string | null;
  /** Whether that page has a part with this id. */
  hasPart: (number: number, id: string) => boolean;
}

const FOLDER = `${specRepository}/blob/main/seps/`;
const DOCS = 'https://modelcontextprotocol.io';

/**
 * Where a link of a SEP leads, other than to a part of its own page: other SEPs of the collection to their pages here,
 * paths relative to the file into the repository, paths from the root to the documentation's site. Null for addresses
 * that are none and for schemes other than http, https and mailto.
 */
export function resolveAddress(url: string, pages: SepPages): string | null {
  const number = sepOfAddress(url);
  const page = number === null ? null : pages.page(number);
  if (number !== null && page !== null) {
    const part = url.split('#')[1] ?? '';
    return part !== '' && pages.hasPart(number, part) ? `${page}#${part}` : page;
  }
  const base = url.startsWith('/') && !url.startsWith('//') ? DOCS : FOLDER;
  if (!URL.canParse(url, base)) return null;
  const resolved = new URL(url, base);
  return ['http:', 'https:', 'mailto:'].includes(resolved.protocol) ? resolved.href : null;
}
