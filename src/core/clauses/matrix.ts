import { verdictStates, type Clause, type Proposal, type VerdictState } from '#schema/clause.ts';
import type { Client, Path } from '#schema/client.ts';
import { ruleOf } from '../forward/find.ts';
import type { Forward } from '../forward/types.ts';
import { currentPaths, defaultPath } from '../select.ts';
import { clauseTest } from './tests.ts';
import type { Verdict } from './verdict.ts';

/** A current path of a client's newest reading, which clauses are held against. */
export interface JudgedPath {
  client: Client;
  path: Path;
  /** Whether it decides the client's row. */
  isDefault: boolean;
  forward: Forward;
}

/** The verdict of one clause on one path. */
export interface Cell extends Verdict {
  clause: Clause;
  of: JudgedPath;
  /** The verdict by the changed text, where that is tested otherwise than the proposal. */
  byChange?: Verdict;
}

/** Number of paths by verdict. */
export type Tally = Record<VerdictState, number>;

type FindRule = (client: string, path: string) => Forward | undefined;

/** The current paths of these clients' newest readings, in their order; a path without a rule is left out. */
export const judgedPaths = (clients: readonly Client[], rules: FindRule = ruleOf): JudgedPath[] =>
  clients.flatMap((client) => {
    const reading = client.readings.at(-1);
    if (!reading) return [];
    return currentPaths(reading).flatMap((path): JudgedPath[] => {
      const forward = rules(client.id, path.id);
      return forward ? [{ client, path, isDefault: path === defaultPath(reading), forward }] : [];
    });
  });

/** Clauses that have a test, in the order of the proposal. */
export const testedClauses = ({ clauses }: Pick<Proposal, 'clauses'>): Clause[] =>
  clauses.filter(({ test }) => test !== null);

function settledVerdict(clause: Clause, { client, path }: JudgedPath, verdict: Verdict): Verdict {
  const found = clause.settled?.find((entry) => entry.client === client.id && entry.path === path.id);
  return found && verdict.state === 'uncertain'
    ? { state: found.state, why: found.why, shown: verdict.shown }
    : verdict;
}

/** Judges a path by the test of a clause; throws for a clause without a known test. */
export function judge(clause: Clause, of: JudgedPath): Cell {
  const by = (id: string | null): Verdict => {
    const test = id === null ? undefined : clauseTest(id);
    if (!test) throw new Error(`clause ${clause.id} has no known test: ${id}`);
    return settledVerdict(clause, of, test.judge(of));
  };
  const cell: Cell = { clause, of, ...by(clause.test) };
  const { testChanged } = clause;
  if (testChanged === undefined || testChanged === clause.test) return cell;
  return { ...cell, byChange: by(testChanged) };
}

/** Every tested clause against every path, clause by clause. */
export const judgeAll = (proposal: Pick<Proposal, 'clauses'>, paths: readonly JudgedPath[]): Cell[] =>
  testedClauses(proposal).flatMap((clause) => paths.map((path) => judge(clause, path)));

/** How many of these have each state. */
export function tally(verdicts: readonly Pick<Verdict, 'state'>[]): Tally {
  const count = (state: VerdictState) => verdicts.filter((verdict) => verdict.state === state).length;
  return Object.fromEntries(verdictStates.map((state) => [state, count(state)])) as Tally;
}

/** Verdicts on paths that have the same state for the same reason. */
export interface CellGroup {
  state: VerdictState;
  why: string;
  byChange: Verdict | undefined;
  cells: Cell[];
}

/** Groups the verdicts of one clause by state and reason, states in their order, groups as they come. */
export function groupCells(cells: readonly Cell[]): CellGroup[] {
  const byReason = Map.groupBy(cells, ({ state, why, byChange }) =>
    JSON.stringify([state, why, byChange?.state, byChange?.why]),
  );
  return [...byReason.values()]
    .map((group): CellGroup => {
      const { state, why, byChange } = group[0] as Cell;
      return { state, why, byChange, cells: group };
    })
    .sort((a, b) => verdictStates.indexOf(a.state) - verdictStates.indexOf(b.state));
}

/** Id of a verdict on the page of the clauses, such as `2200-3a/codex/conversation`. */
export const cellId = ({ clause, of }: Pick<Cell, 'clause' | 'of'>): string =>
  `${clause.id}/${of.client.id}/${of.path.id}`;
