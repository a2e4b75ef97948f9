/** What a static host answers to a request for a path. */
export type Answer =
  | { status: 200; file: string }
  | { status: 301; location: string }
  | { status: 404; file: '404.html' }
  | { status: 400 };

/** Says what stands at a path below `dist`, written without a leading or closing slash; `''` is `dist` itself. */
export type Look = (path: string) => 'file' | 'folder' | null;

/**
 * Decides what to send, without touching the disk itself.
 * @param url the request target, with or without a query
 * @param base the base path, with a slash at both ends
 */
export function answer(url: string, base: string, look: Look): Answer {
  const [, rawPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const path = decode(rawPath);
  if (path === null) return { status: 400 };
  if (`${path}/` === base) return { status: 301, location: base + query };
  if (!path.startsWith(base)) return notFound;
  const inner = path.slice(base.length);
  const segments = inner.replace(/\/$/, '').split('/');
  if (inner !== '' && segments.some((segment) => segment === '' || /^\.{1,2}$/.test(segment)))
    return notFound;
  const place = segments.join('/');
  const kind = look(place);
  if (kind === 'file') return inner.endsWith('/') || hidden(place) ? notFound : { status: 200, file: place };
  if (kind !== 'folder') return notFound;
  const index = place === '' ? 'index.html' : `${place}/index.html`;
  if (look(index) !== 'file') return notFound;
  if (inner !== '' && !inner.endsWith('/')) return { status: 301, location: `${encodeURI(path)}/${query}` };
  return { status: 200, file: index };
}

const notFound = { status: 404, file: '404.html' } as const;

/** Host settings are part of `dist` but no part of the site. */
function hidden(place: string): boolean {
  return place === '_headers' || place === '_redirects';
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return /[\0\\]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
