import type { VerdictState } from '#schema/clause.ts';
import type { Tally } from './matrix.ts';

/** Every verdict, in the order of the pages; a page's script takes them from here and not from the schema. */
export const verdictStates: readonly VerdictState[] = ['follows', 'does not', 'uncertain', 'not applicable'];

/** A tally in a sentence, states that do not occur left out: `12 follow, 3 do not, 1 is uncertain`. */
export function tallyWords(tally: Tally): string {
  const { follows, uncertain } = tally;
  const parts = [
    follows > 0 && `${follows} ${follows === 1 ? 'follows' : 'follow'}`,
    tally['does not'] > 0 && `${tally['does not']} ${tally['does not'] === 1 ? 'does' : 'do'} not`,
    uncertain > 0 && `${uncertain} ${uncertain === 1 ? 'is' : 'are'} uncertain`,
    tally['not applicable'] > 0 && `not applicable to ${tally['not applicable']}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Short name of a state in an address: `does-not`. */
export const stateKey = (state: VerdictState): string => state.replace(' ', '-');
