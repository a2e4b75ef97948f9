import type { Change, Client } from '#schema/client.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import { compareText } from './compare.ts';
import type { Data } from './data.ts';
import { editionBefore, rowOf } from './select.ts';

/** A client whose default path has another letter than in the edition before. */
export interface LetterChange {
  client: Client;
  from: VariantLetter;
  to: VariantLetter;
  change: Change;
}

/** Changes of letter, apart by what is behind them. */
export interface Changes {
  /** The client changed. */
  moved: LetterChange[];
  /** The earlier edition had it wrong. */
  corrected: LetterChange[];
  /** Not known which of the two. */
  unknown: LetterChange[];
}

const NOT_SAID: Change = { kind: 'unknown', since: null, by: null, note: 'The reading does not say why.' };

/** Undated changes come last. */
const byDate = (a: LetterChange, b: LetterChange): number =>
  compareText(a.change.since ?? '9999', b.change.since ?? '9999') ||
  compareText(a.client.name, b.client.name) ||
  compareText(a.client.id, b.client.id);

/** Every client in both editions whose default letter differs, by the day since when, then by name. */
export function letterChanges(data: Pick<Data, 'clients'>, from: string, to: string): LetterChange[] {
  const changes = data.clients.flatMap((client) => {
    const before = rowOf(client, from);
    const after = rowOf(client, to);
    if (!before || !after || before.letter === after.letter) return [];
    return { client, from: before.letter, to: after.letter, change: after.reading.change ?? NOT_SAID };
  });
  return changes.sort(byDate);
}

/** Parts changes by their kind, each in the given order. */
export const changesByKind = (changes: readonly LetterChange[]): Changes => ({
  moved: changes.filter(({ change }) => change.kind === 'client'),
  corrected: changes.filter(({ change }) => change.kind === 'correction'),
  unknown: changes.filter(({ change }) => change.kind === 'unknown'),
});

/** Ids of the clients that themselves changed their letter since the edition before. */
export function movedIds(data: Pick<Data, 'clients' | 'editions'>, edition: string): Set<string> {
  const before = editionBefore(data, edition);
  const changes = before ? letterChanges(data, before.id, edition) : [];
  return new Set(changesByKind(changes).moved.map(({ client }) => client.id));
}
