import type { Related } from './collection.ts';

const STATUS_WORDS: Readonly<Record<string, string>> = {
  Draft: 'has a sponsor and is discussed informally',
  'In-Review': 'ready for the review by the core maintainers',
  Accepted: 'approved, without a reference implementation yet',
  Final: 'complete, with a reference implementation',
  Rejected: 'declined by the core maintainers',
  Withdrawn: 'taken back by its author',
  Superseded: 'replaced by a later SEP',
  Dormant: 'found no sponsor within six months; may be taken up again',
};

/** What a status means; null for one that is no state of the process. */
export const statusWords = (status: string | null): string | null =>
  (status === null ? null : STATUS_WORDS[status]) ?? null;

/** How another SEP has to do with one. */
export function relatedWords({ named, names }: Related): string {
  if (named && names) return 'named here, and names this one';
  return named ? 'named here' : 'names this one';
}
