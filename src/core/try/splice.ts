import type { FoundResult } from './found.ts';

/** The source text of a node of a result. */
export const sourceOf = ({ text }: Pick<FoundResult, 'text'>, node: { start: number; end: number }): string =>
  text.slice(node.start, node.end);

/**
 * The text of a result with members replaced, added or, where undefined, left out; every other member stays as it
 * was received. A result that is no object stays as it is.
 */
export function withMembers(
  { text, node }: Pick<FoundResult, 'text' | 'node'>,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  if (node.kind !== 'object') return text;
  const present = new Set(node.members.map(({ key }) => key.value));
  const kept = node.members.flatMap(({ key, value }) => {
    if (!Object.hasOwn(changes, key.value)) return [text.slice(key.start, value.end)];
    const changed = changes[key.value];
    return changed === undefined ? [] : [`${JSON.stringify(key.value)}: ${changed}`];
  });
  const added = Object.entries(changes).flatMap(([key, value]) =>
    value === undefined || present.has(key) ? [] : [`${JSON.stringify(key)}: ${value}`],
  );
  return `{${[...kept, ...added].join(', ')}}`;
}
