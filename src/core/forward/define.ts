import { NO_CONTENT, NO_OBJECT } from './faults.ts';
import { tidy } from './parts.ts';
import type { ToolResult } from './tool-result.ts';
import type { Forward, Forwarded } from './types.ts';

/** The rules of a client: one for each path of its newest reading, by the path's id. */
export interface ClientRules {
  /** Name of the data file. */
  id: string;
  paths: Readonly<Record<string, Forward>>;
}

const withFaults = (forwarded: Forwarded, faults: readonly string[]): Forwarded => {
  if (faults.length === 0 || forwarded.error === 'thrown' || forwarded.error === 'aborted') return forwarded;
  const [first, ...others] = faults;
  const more = others.length > 0 ? `, and ${others.length} more of this kind` : '';
  const words = `The result is not valid (${first}${more}); what this client makes of such a result was not read.`;
  const uncertain = forwarded.uncertain === undefined ? words : `${forwarded.uncertain} ${words}`;
  return { ...forwarded, uncertain };
};

/**
 * Defines a client's rules. What they return is tidied; for a result that the protocol does not allow it is uncertain
 * unless the rule has it thrown. `absentContent: 'empty'` stands where the client fills in an empty content,
 * `structuredList: 'read'` where the reading says what becomes of a structuredContent that is a list.
 */
export function defineClient(
  rules: ClientRules & { absentContent?: 'empty'; structuredList?: 'read' },
): ClientRules {
  const isOpen = (fault: string, { structured }: ToolResult): boolean => {
    if (fault === NO_CONTENT) return rules.absentContent !== 'empty';
    if (fault === NO_OBJECT && structured?.kind === 'array') return rules.structuredList !== 'read';
    return true;
  };
  const paths = Object.entries(rules.paths).map(([id, forward]): [string, Forward] => [
    id,
    (result, context) => {
      const faults = result.faults.filter((fault) => isOpen(fault, result));
      return withFaults(tidy(forward(result, context)), faults);
    },
  ]);
  return { id: rules.id, paths: Object.fromEntries(paths) };
}
