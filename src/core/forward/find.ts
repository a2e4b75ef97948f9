import { clientRules } from './clients/index.ts';
import type { Forward } from './types.ts';

const byId = new Map(clientRules.map((rules) => [rules.id, rules]));

/** The rule of a client's path, by their ids; undefined where there is none. */
export function ruleOf(client: string, path: string): Forward | undefined {
  const rules = byId.get(client);
  return rules && Object.hasOwn(rules.paths, path) ? rules.paths[path] : undefined;
}
