import type { Place, Proposal } from '#schema/clause.ts';
import { evidenceUrl } from '../evidence-url.ts';

/** A place in words and its address at the pinned commit. */
export interface PlaceLink {
  label: string;
  url: string;
}

/** A place of a proposal or of the specification; Markdown is shown by its source, where lines have addresses. */
export function placeLink(
  { repository }: Pick<Proposal, 'repository'>,
  commit: string,
  place: Place,
): PlaceLink {
  const { file, lines } = place;
  const [from, to] = lines;
  const url = evidenceUrl({ repository, commit, file, lines, symbol: '', shows: '' }) as string;
  const base = file.split('/').at(-1) as string;
  const range = from === to ? `${from}` : `${from}–${to}`;
  return { label: `${base} ${range}`, url: /\.mdx?$/.test(file) ? url.replace('#', '?plain=1#') : url };
}
