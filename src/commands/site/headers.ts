export interface HeaderBlock {
  /** Matches paths below the base, which start with a slash. */
  matches: (path: string) => boolean;
  headers: [name: string, value: string][];
}

/**
 * Reads a `_headers` file: a path pattern at the start of a line (`*` stands for anything), its headers indented below.
 * @param text the file's text; comment lines start with `#`
 */
export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const header = /^\s+([^:\s]+):\s*(.*?)\s*$/.exec(line);
    if (header) blocks.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else blocks.push({ matches: matcher(line.trim()), headers: [] });
  }
  return blocks;
}

/** All headers for a path; a later block overrides an earlier one. */
export function headersFor(blocks: HeaderBlock[], path: string): Record<string, string> {
  return Object.fromEntries(blocks.filter((block) => block.matches(path)).flatMap((block) => block.headers));
}

function matcher(pattern: string): (path: string) => boolean {
  const source = pattern.split('*').map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${source.join('.*')}$`);
  return (path) => expression.test(path);
}
