import { clientRules } from './clients/index.ts';
import type { Forward } from './types.ts';

/** The rule of a client's path, by their ids; undefined where there is none. */
export function ruleOf(client: string, path: string): Forward | undefined {
  const rules = clientRules.find(({ id }) => id === client);
  return rules && Object.hasOwn(rules.paths, path) ? rules.paths[path] : undefined;
}
