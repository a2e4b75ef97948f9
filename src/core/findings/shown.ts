import { parse } from '../json/index.ts';
import { findingsFor } from './run.ts';
import { outputSchemaOf } from './schema/check.ts';
import { NEWEST_REVISION, type CheckedClient } from './types.ts';

/** A result that may show rules: a reported case or a sample. */
export interface Showing {
  title: string;
  /** Its address below the page that tries results. */
  address: string;
  json: string;
  /** Text of its outputSchema; null for none. */
  schemaJson: string | null;
  /** Rules that it is there for. */
  expected: readonly string[];
}

/** The first result that is there for each rule, or else the first of which the rule finds something, by rule. */
export function shownBy(
  results: readonly Showing[],
  clients: readonly CheckedClient[],
): ReadonlyMap<string, Showing> {
  const meant = new Map<string, Showing>();
  const met = new Map<string, Showing>();
  for (const one of results) {
    const schema = one.schemaJson === null ? undefined : parse(one.schemaJson);
    const outputSchema = schema?.ok ? outputSchemaOf(schema.node) : undefined;
    const findings = findingsFor({ result: one.json, outputSchema, revision: NEWEST_REVISION, clients });
    for (const { rule } of findings) {
      const map = one.expected.includes(rule) ? meant : met;
      if (!map.has(rule)) map.set(rule, one);
    }
  }
  return new Map([...met, ...meant]);
}
