import type { TryFilter } from './options.ts';
import type { TryPath } from './paths.ts';
import type { ShownGroup } from './shown.ts';

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** True where a filter shows a path; `mine` are the ids of the reader's clients. */
export function isShown(
  path: TryPath,
  { q, variants, onlyMine }: TryFilter,
  mine: readonly string[],
): boolean {
  if (variants.length > 0 && !variants.includes(path.variant)) return false;
  if (onlyMine && mine.length > 0 && !mine.includes(path.client)) return false;
  const text = folded(`${path.name} ${path.client} ${path.title}`);
  return folded(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The groups with a path that the filter shows, only these paths in them, in the filter's order. */
export function selectGroups(
  groups: readonly ShownGroup[],
  paths: readonly TryPath[],
  filter: TryFilter,
  mine: readonly string[],
): ShownGroup[] {
  const shown = groups.flatMap((group): ShownGroup[] => {
    const members = group.members.filter(({ path }) => {
      const record = paths[path];
      return record !== undefined && isShown(record, filter, mine);
    });
    return members.length > 0 ? [{ ...group, members }] : [];
  });
  if (filter.sort === 'table') return shown;
  const sign = filter.sort === 'most' ? -1 : 1;
  return shown.toSorted((left, right) => sign * (left.tokens.total - right.tokens.total));
}
