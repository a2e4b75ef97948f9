import type { Reference, Run } from '#schema/sep.ts';

/** The repository that SEPs are kept in. */
export const specRepository = 'https://github.com/modelcontextprotocol/modelcontextprotocol';

const NUMBER = /(?<![\w/])#(\d+)\b/g;
const THREAD = /^https:\/\/github\.com\/[^/]+\/([^/]+)\/(?:pull|issues|discussions)\/(\d+)/;

/** How a link reads: `#2200` or `ext-apps #380` for a bare address of a thread, its words otherwise. */
function linkText({ text, url }: { text: string; url: string }): string {
  const [, repository, number] = THREAD.exec(url) ?? [];
  if (!/^https?:/.test(text) || !number) return text;
  return /^(modelcontextprotocol|specification)$/.test(repository ?? '')
    ? `#${number}`
    : `${repository} #${number}`;
}

/**
 * The threads and pages that a metadata value names: its links, and numbers such as `#123` outside of them.
 * @param kind what a bare number is of
 */
export function readReferences(runs: readonly Run[], kind: 'pull' | 'issues'): Reference[] {
  return runs.flatMap(({ text, url }) =>
    url
      ? [{ text: linkText({ text, url }), url }]
      : [...text.matchAll(NUMBER)].map(([, number]) => ({
          text: `#${number}`,
          url: `${specRepository}/${kind}/${number}`,
        })),
  );
}

/** The one thread that a value names; its words without a link where there is none, null where they say so. */
export function readReference(runs: readonly Run[], kind: 'pull' | 'issues'): Reference | null {
  const found = readReferences(runs, kind)[0];
  if (found) return found;
  const text = runs
    .map((run) => run.text)
    .join('')
    .trim();
  return text === '' || /^(none|tbd|n\/a|-|–|—)\b/i.test(text) ? null : { text, url: null };
}
