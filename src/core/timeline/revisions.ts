import type { SpecRevision, SpecStatement } from '#schema/timeline.ts';
import { evidenceLabel, evidenceUrl } from '../evidence-url.ts';

/** A place in a revision: its lines in a few words, and their address at the pinned commit. */
export interface PlaceLink {
  label: string;
  url: string;
}

/** The places of a statement; a file is named where it is not the revision's own. */
export function placeLinks(revision: SpecRevision, statement: SpecStatement): PlaceLink[] {
  return (statement.places ?? []).map(({ file, lines }) => {
    const [from, to] = lines;
    const range = from === to ? `line ${from}` : `lines ${from}–${to}`;
    const { repository, commit } = revision;
    const url = evidenceUrl({
      repository,
      commit,
      file: file ?? revision.file,
      lines,
      symbol: '',
      shows: '',
    });
    return { label: file ? evidenceLabel({ file, lines }) : range, url: url as string };
  });
}

/** Address of a revision's page on tools at the pinned commit. */
export const revisionUrl = ({ repository, commit, file }: SpecRevision): string =>
  evidenceUrl({ repository, commit, file, lines: null, symbol: '', shows: '' }) as string;

const sameWords = (a: SpecStatement, b: SpecStatement): boolean =>
  a.state === b.state && a.short === b.short && a.what === b.what;

/** The statements of a revision that the one before does not make in the same words; all of them for the first. */
export function changedStatements(revision: SpecRevision, before: SpecRevision | undefined): SpecStatement[] {
  return revision.statements.filter((statement) => {
    const earlier = before?.statements.find(({ topic }) => topic === statement.topic);
    return !earlier || !sameWords(statement, earlier);
  });
}
