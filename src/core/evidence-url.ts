import type { Reading } from '#schema/client.ts';
import type { Evidence } from '#schema/evidence.ts';

const GITHUB = 'https://github.com';

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** First seven digits of a commit, as GitHub shows it. */
export const shortCommit = (commit: string): string => commit.slice(0, 7);

/** Address of a repository, at a commit where one is given. */
export const repositoryUrl = (repository: string, commit: string | null = null): string =>
  commit ? `${GITHUB}/${repository}/tree/${commit}` : `${GITHUB}/${repository}`;

/** Address of what a reading was read from; null where its source was not recorded. */
export function sourceUrl(repository: string, source: Reading['source']): string | null {
  if (!source) return null;
  return 'commit' in source ? repositoryUrl(repository, source.commit) : source.url;
}

/** Address of a place in a source, at its lines where they are recorded; null without commit and release. */
export function evidenceUrl(evidence: Evidence): string | null {
  if (evidence.commit) {
    const [first, last] = evidence.lines ?? [];
    const lines = first === undefined ? '' : first === last ? `#L${first}` : `#L${first}-L${last}`;
    return `${GITHUB}/${evidence.repository}/blob/${evidence.commit}/${encodePath(evidence.file)}${lines}`;
  }
  return evidence.release?.url ?? null;
}

/** Short name of a place: base name of the file and its lines, such as `mcp-tool.ts:412–455`. */
export function evidenceLabel({ file, lines }: Pick<Evidence, 'file' | 'lines'>): string {
  const base = file.split('/').at(-1) as string;
  if (!lines) return base;
  const [first, last] = lines;
  return first === last ? `${base}:${first}` : `${base}:${first}–${last}`;
}

/** One place in a source, with everything that it is evidence for. */
export interface EvidenceLink {
  label: string;
  /** Null where neither commit nor release was recorded. */
  url: string | null;
  repository: string;
  file: string;
  /** `at` a short commit or `in` a release, in words; null where neither was recorded. */
  at: string | null;
  symbols: string[];
  shows: string[];
  /** What was not recorded, in words; null where nothing is missing. */
  missing: string | null;
}

function missingWords({ commit, release, lines }: Evidence): string | null {
  if (!commit && !release) return lines ? 'commit not recorded' : 'commit and lines not recorded';
  return lines ? null : 'lines not recorded';
}

/** Places in the order of their first mention; entries for the same lines of the same source become one. */
export function mergeEvidence(entries: readonly Evidence[]): EvidenceLink[] {
  const places = Map.groupBy(entries, ({ repository, commit, release, file, lines }) =>
    JSON.stringify([repository, commit, release?.release, file, lines]),
  );
  return [...places.values()].map((group) => {
    const first = group[0] as Evidence;
    return {
      label: evidenceLabel(first),
      url: evidenceUrl(first),
      repository: first.repository,
      file: first.file,
      at: first.commit
        ? `at ${shortCommit(first.commit)}`
        : first.release
          ? `in ${first.release.release}`
          : null,
      symbols: [...new Set(group.map((entry) => entry.symbol))],
      shows: [...new Set(group.map((entry) => entry.shows))],
      missing: missingWords(first),
    };
  });
}
