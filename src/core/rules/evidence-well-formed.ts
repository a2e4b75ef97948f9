import type { Evidence } from '#schema/evidence.ts';
import type { FieldPath, Rule } from '../data.ts';
import { pathsIn, type PathAt } from './walk.ts';

/** What is wrong with one piece of evidence, by the field it is wrong in. */
function faults(evidence: Evidence, { client, reading }: PathAt): { at: FieldPath; message: string }[] {
  const { repository, commit, release, file, lines } = evidence;
  const found = [];
  if (lines && lines[0] > lines[1]) {
    const message = `[${lines[0]}, ${lines[1]}] ends before it begins; use [${lines[1]}, ${lines[0]}]`;
    found.push({ at: ['lines'], message });
  }
  if (commit !== null && release)
    found.push({
      at: ['release'],
      message: 'stands beside a commit; keep the one that was read, with commit: null for a release',
    });
  if (lines && commit === null && !release)
    found.push({ at: ['lines'], message: 'need a commit or a release to count in; give one, or use null' });
  if (/^\/|^\.\.?\/|\\|^https?:|#L\d|\/\.\.?(?:\/|$)|:\d+$/.test(file)) {
    const message = `"${file}" is not a path in the repository; use one such as src/mcp/result.ts, lines apart`;
    found.push({ at: ['file'], message });
  }
  const own = [
    client.repository,
    ...(client.formerly ?? []),
    ...(reading.repository ? [reading.repository] : []),
  ];
  const read = reading.source && 'commit' in reading.source ? reading.source.commit : undefined;
  if (commit !== null && commit === read && !own.includes(repository)) {
    const message = `"${repository}" is not the repository whose commit this is; use ${own.join(' or ')}, or correct the commit`;
    found.push({ at: ['repository'], message });
  }
  return found;
}

/** Evidence names lines that can be looked up. */
export const evidenceWellFormed: Rule = {
  name: 'evidence-well-formed',
  description:
    'Evidence has a line range in order, either a commit or a release, a path in the repository, and the repository of its commit.',
  check: (data) =>
    pathsIn(data).flatMap((entry) =>
      entry.path.evidence.flatMap((evidence, index) =>
        faults(evidence, entry).map(({ at, message }) => ({
          file: entry.file,
          at: [...entry.at, 'evidence', index, ...at],
          message,
        })),
      ),
    ),
};
