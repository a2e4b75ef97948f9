import type { VerdictState } from '#schema/clause.ts';
import { stateKey, verdictStates } from './state-words.ts';

/** What a reader has set on the page of a proposal's clauses. */
export interface ClauseFilter {
  /** Verdicts to show; empty shows all. */
  verdicts: VerdictState[];
  /** Id of a kind of client. */
  kind: string | null;
  /** Ids of the reader's own clients. */
  mine: string[];
  /** Only those; never true while `mine` is empty. */
  onlyMine: boolean;
}

/** The page before anything is set. */
export const defaultFilter: ClauseFilter = { verdicts: [], kind: null, mine: [], onlyMine: false };

/** Values that the page knows, in its order. */
export interface ClauseVocabulary {
  kinds: readonly string[];
  clients: readonly string[];
}

/** Reads a filter from an address; what the page does not know is dropped. */
export function parseFilter(params: URLSearchParams, known: ClauseVocabulary): ClauseFilter {
  const given = (name: string) => new Set(params.getAll(name).flatMap((value) => value.split(',')));
  const verdicts = given('verdict');
  const own = given('mine');
  const mine = known.clients.filter((id) => own.has(id));
  return {
    verdicts: verdictStates.filter((state) => verdicts.has(stateKey(state))),
    kind: params.getAll('kind').find((value) => known.kinds.includes(value)) ?? null,
    mine,
    onlyMine: mine.length > 0 && params.get('only') === 'mine',
  };
}

/** Writes a filter as a query without `?`; empty for the default. */
export function formatFilter({ verdicts, kind, mine, onlyMine }: ClauseFilter): string {
  const entries = [
    ...verdicts.map((state) => `verdict=${stateKey(state)}`),
    kind === null ? '' : `kind=${encodeURIComponent(kind)}`,
    mine.length > 0 ? `mine=${mine.map(encodeURIComponent).join(',')}` : '',
    onlyMine && mine.length > 0 ? 'only=mine' : '',
  ];
  return entries.filter(Boolean).join('&');
}

/** Whether the filter lets a client through. */
export const showsClient = (
  { kind, mine, onlyMine }: ClauseFilter,
  client: { id: string; kind: string },
): boolean => (kind === null || client.kind === kind) && (!onlyMine || mine.includes(client.id));

/** Whether the filter lets a verdict through. */
export const showsState = ({ verdicts }: ClauseFilter, state: string): boolean =>
  verdicts.length === 0 || verdicts.some((verdict) => verdict === state);
