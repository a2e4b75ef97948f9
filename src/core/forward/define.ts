import { NO_CONTENT } from './faults.ts';
import { tidy } from './parts.ts';
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
 * unless the rule has it thrown. `absentContent: 'empty'` stands where the client fills in an empty content.
 */
export function defineClient(rules: ClientRules & { absentContent?: 'empty' }): ClientRules {
  const paths = Object.entries(rules.paths).map(([id, forward]): [string, Forward] => [
    id,
    (result, context) => {
      const faults =
        rules.absentContent === 'empty'
          ? result.faults.filter((fault) => fault !== NO_CONTENT)
          : result.faults;
      return withFaults(tidy(forward(result, context)), faults);
    },
  ]);
  return { id: rules.id, paths: Object.fromEntries(paths) };
}
