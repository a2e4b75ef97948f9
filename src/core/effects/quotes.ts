/**
 * Parts a text at its quoted strings, as JSON and Python write them: `quoted` gets what stands between the quotes,
 * `outside` the rest. A string without an end runs to the end of the text.
 */
export function partQuotes(
  text: string,
  quoted: (inner: string) => void,
  outside: (rest: string) => void,
): void {
  const opening = /["']/g;
  let from = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    outside(text.slice(from, found.index));
    const quote = found[0].charCodeAt(0);
    let at = found.index + 1;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === quote) break;
      if (code === 0x5c) at += 1;
    }
    quoted(text.slice(found.index + 1, at));
    from = Math.min(at + 1, text.length);
    opening.lastIndex = from;
  }
  outside(text.slice(from));
}

/** What a string of JSON says, from what stands between its quotes; as it is where it is none of JSON's. */
export function unescaped(inner: string): string {
  if (!inner.includes('\\')) return inner;
  try {
    return JSON.parse(`"${inner}"`) as string;
  } catch {
    return inner;
  }
}

/** A text without what its quoted strings say; empty quotes stand for each. */
export function withoutQuoted(text: string): string {
  const rest: string[] = [];
  partQuotes(
    text,
    () => {},
    (outside) => rest.push(outside),
  );
  return rest.join('""');
}
