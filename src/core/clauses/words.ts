import type { Clause, Keyword, VerdictState } from '#schema/clause.ts';
import type { JudgedPath } from './matrix.ts';
import { clauseTest } from './tests.ts';

/** What a keyword is called where a statement is not there, or has none. */
export const keywordWords = (keyword: Keyword | null): string =>
  keyword === null ? 'not there' : keyword === 'none' ? 'no keyword' : keyword;

/** True where the proposal and its change give a statement different force. */
export const keywordsDiffer = ({
  keyword,
  keywordChanged,
}: Pick<Clause, 'keyword' | 'keywordChanged'>): boolean =>
  keyword !== null && keywordChanged !== null && keyword !== keywordChanged;

/** The id without the number of its SEP, such as `3a`. */
export const shortId = ({ id }: Pick<Clause, 'id'>): string => id.slice(id.indexOf('-') + 1);

const USES: Partial<Record<VerdictState, string>> = {
  follows: 'makes use of the permission',
  'not applicable': 'makes no use of it, or is not meant',
};

/** A verdict in words; what it means of a permission is said beside it. */
export const verdictWords = ({ test }: Pick<Clause, 'test'>, state: VerdictState): string => {
  const use = test !== null && clauseTest(test)?.permission ? USES[state] : undefined;
  return use === undefined ? state : `${state}: ${use}`;
};

/** A path in a list: the client, and the path where the client has several. */
export function pathName({ client, path }: Pick<JudgedPath, 'client' | 'path'>, several: boolean): string {
  return several ? `${client.name}, ${path.title}` : client.name;
}

export { stateKey, tallyWords } from './state-words.ts';
