import type { Data } from '#core/data.ts';
import { editionBefore, newestEdition } from '#core/select.ts';
import type { Edition } from '#schema/vocabulary.ts';

/** The two editions that the report sets side by side: the newest and the first. */
export function comparedEditions(data: Pick<Data, 'editions'>): { now: Edition; before: Edition } {
  const now = newestEdition(data);
  const before = now && editionBefore(data, now.id);
  if (!now || !before) throw new Error('data/editions.yaml: the report compares two editions; add one');
  return { now, before };
}
