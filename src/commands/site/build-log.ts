import { stripVTControlCharacters } from 'node:util';

/** Warnings that say nothing about this site, each by its whole text after the time and labels. */
const KNOWN_NOISE: readonly RegExp[] = [
  // Astro's own marker at the top of every compiled MDX module.
  /^The semantics of the module level directive "use astro:head-inject" in "content\/[^"]+\.mdx\?astroPropagatedAssets" may not be preserved when bundling\.$/,
];

const PROBLEM =
  /\[(ERROR|WARN)\]|\b(?:\w*Warning|warning|error)(?: \[[^\]]+\]|\([^)]*\))?: |does not exist or is empty|No files found matching/;

/**
 * The lines of an Astro build log that mean a broken site although Astro itself may end with 0: errors, warnings that
 * are not known noise, and empty collections.
 * @param log all that the build printed; colour codes are ignored
 */
export function buildProblems(log: string): string[] {
  return stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => PROBLEM.test(line))
    .filter((line) => !KNOWN_NOISE.some((noise) => noise.test(message(line))));
}

/** A log line without its time, level and label. */
function message(line: string): string {
  return line.replace(/^\d\d:\d\d:\d\d\s+/, '').replace(/^(\[[\w@/-]+\]\s*)+/, '');
}
