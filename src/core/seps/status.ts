import { sepStatuses, type SepStatus } from '#schema/sep.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '');

/** A status as read: a state of the process where it is one, otherwise the words as given. */
export interface ReadStatus {
  status: string;
  /** Whether it is a state of the process. */
  known: boolean;
  /** Words after the state, such as a date; empty for none. */
  rest: string;
}

/** Reads a status regardless of case and hyphens; `Final (2026-01-02)` is Final with a rest. */
export function readStatus(text: string): ReadStatus {
  const exact = sepStatuses.find((status) => plain(status) === plain(text));
  if (exact) return { status: exact, known: true, rest: '' };
  const match = /^([A-Za-z]+(?:[- ]review)?)\s*([(,;:–—].*)$/i.exec(text);
  const start = sepStatuses.find((status) => plain(status) === plain(match?.[1] ?? ''));
  return start
    ? { status: start, known: true, rest: match?.[2] ?? '' }
    : { status: text, known: false, rest: '' };
}

export const isSepStatus = (status: string | null): status is SepStatus =>
  sepStatuses.some((known) => known === status);

/** How many SEPs have each status: states of the process in its order, then others by name, those without one last. */
export function countByStatus(
  seps: readonly { status: string | null }[],
): { status: string | null; count: number }[] {
  const groups = Map.groupBy(seps, ({ status }) => status);
  const others = [...groups.keys()].filter((status) => status !== null && !isSepStatus(status)).sort();
  return [...sepStatuses, ...others, null].flatMap((status) => {
    const count = groups.get(status)?.length ?? 0;
    return count > 0 ? [{ status, count }] : [];
  });
}
