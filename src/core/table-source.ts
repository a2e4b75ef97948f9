import { ageOf } from './age.ts';
import { changesByKind, letterChanges } from './changes.ts';
import type { Data } from './data.ts';
import { currentPaths, editionBefore, lettersOf, rowsOf, type Row } from './select.ts';
import { compareText } from './compare.ts';
import type { TableRow } from './table-rows.ts';
import type { TableVocabulary } from './table-state.ts';

/** Ids of the clients that themselves changed their letter since the edition before. */
export function movedIds(data: Data, edition: string): Set<string> {
  const before = editionBefore(data, edition);
  const changes = before ? letterChanges(data, before.id, edition) : [];
  return new Set(changesByKind(changes).moved.map(({ client }) => client.id));
}

function searchText({ client, reading }: Row, kindName: string): string {
  const words = [
    client.project,
    client.binding,
    client.repository,
    ...(client.formerly ?? []),
    client.language,
    kindName,
    ...currentPaths(reading).flatMap((path) => [path.title, path.reaches]),
  ];
  return words.filter((word) => word !== undefined).join(' ');
}

/** The rows of an edition as search, filter and order see them, in table order. */
export function tableRows(data: Data, edition: string): TableRow[] {
  const moved = movedIds(data, edition);
  const asOf = data.editions.find(({ id }) => id === edition)?.date ?? null;
  const kindNames = new Map(data.kinds.map((kind) => [kind.id, kind.name]));
  return rowsOf(data, edition).map((row) => ({
    id: row.client.id,
    name: row.client.name,
    letters: row.letters,
    language: row.client.language,
    kind: row.client.kind,
    split: row.split,
    moved: moved.has(row.client.id),
    ageDays: ageOf(row.reading, asOf).days,
    text: searchText(row, kindNames.get(row.client.kind) ?? ''),
  }));
}

/** The values that the table of an edition knows: letters and kinds in their files' order, languages by name. */
export function tableVocabulary(data: Data, edition: string): TableVocabulary {
  const rows = rowsOf(data, edition);
  const kinds = new Set(rows.map((row) => row.client.kind));
  return {
    letters: lettersOf(data, edition),
    languages: [...new Set(rows.map((row) => row.client.language))].sort(compareText),
    kinds: data.kinds.map((kind) => kind.id).filter((id) => kinds.has(id)),
    ids: rows.map((row) => row.client.id),
  };
}
