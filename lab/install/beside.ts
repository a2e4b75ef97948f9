/** Name of a package in a requirement such as `mcp[cli]>=1.24,<2 ; extra == "all"`. */
export const nameOf = (requirement: string): string => requirement.split(/[[<>=!~; (]/)[0]?.trim() ?? '';

const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-');

/** The versions that a requirement allows, such as `>=1.24,<2`; empty where it allows all. */
const versionsOf = (requirement: string): string =>
  (/[<>=!~][^;)]*/.exec(requirement.split(';')[0] ?? '')?.[0] ?? '').replaceAll(/\s/g, '');

/**
 * The packages that are installed beside an old version of a client, held to the versions that it names for them, by an
 * extra too: `mcp` becomes `mcp>=1.24,<2`. One that has versions of its own keeps them.
 */
export const besideIt = (others: readonly string[], requires: readonly string[]): string[] =>
  others.map((other) => {
    if (versionsOf(other) !== '') return other;
    const known = requires.find((line) => canonical(nameOf(line)) === canonical(nameOf(other)));
    return `${other}${known === undefined ? '' : versionsOf(known)}`;
  });
