import { capitalised, plural, shareWords } from '../numbers.ts';
import type { Facts } from './facts.ts';
import type { CheckedView } from './types.ts';

/** Some of the clients, for a message. */
export interface Share {
  ids: string[];
  /** `Seven of nineteen clients`, at the start of a sentence. */
  who: string;
  /** `seven of nineteen clients`. */
  whom: string;
  /** The form of a verb that goes with `who`. */
  verb: (one: string, many: string) => string;
}

/** The clients whose views meet a condition; undefined where there are none. */
export function shareOf(
  { views }: Pick<Facts, 'views'>,
  test: (view: CheckedView, index: number) => boolean,
): Share | undefined {
  const ids = views.filter(test).map(({ client }) => client);
  if (ids.length === 0) return undefined;
  const whom = views.length === 1 ? 'the one client' : `${shareWords(ids.length, views.length)} clients`;
  return {
    ids,
    whom,
    who: capitalised(whom),
    verb: (one, many) => plural(ids.length, one, many),
  };
}

/** True where a client, or its SDK, refuses a result that is no error. */
export const rejects = ({ forwarded: { error } }: CheckedView, isError: boolean): boolean =>
  error === 'aborted' || (error === 'thrown' && !isError);
