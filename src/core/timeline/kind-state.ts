/** Reads the kinds that an address asks for, in the order of `known`; what is not known is dropped. */
export function parseKinds(params: URLSearchParams, known: readonly string[]): string[] {
  const given = new Set(params.getAll('kind').flatMap((value) => value.split(',')));
  return known.filter((kind) => given.has(kind));
}

/** Writes kinds as a query string without `?`; none at all, as all of them, is the whole line and writes nothing. */
export const formatKinds = (kinds: readonly string[], known: readonly string[]): string =>
  kinds.length === known.length
    ? ''
    : known
        .filter((kind) => kinds.includes(kind))
        .map((kind) => `kind=${encodeURIComponent(kind)}`)
        .join('&');
