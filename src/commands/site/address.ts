/**
 * The base path in one form: it starts and ends with a slash.
 * @param base as given in the environment: `/reports`, `reports/`, `/` or nothing
 */
export function basePath(base: string | undefined): string {
  const inner = (base ?? '').replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** The address of a page of `dist`, for a file path with forward slashes: `a/index.html` gives `/a/`. */
export function routeOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}
