import { memberOf, type Node } from '../../json/index.ts';

/**
 * True where a value has a member that the schema declares at its top, and so is meant as the declared value. An
 * error in a shape of its own has none.
 */
export function sharesMembers(value: Node, schema: Node): boolean {
  const declared = memberOf(schema, 'properties');
  if (value.kind !== 'object' || declared?.kind !== 'object') return false;
  const names = new Set(declared.members.map(({ key }) => key.value));
  return value.members.some(({ key }) => names.has(key.value));
}
