import type { Clause, SpecChange } from '#schema/clause.ts';
import type { Cell } from './matrix.ts';

/** Who would have to move for one change, by their default paths and by further ones. */
export interface Movers {
  /** The clauses of the change that are tested on clients; none where it binds no client. */
  clauses: Clause[];
  /** Paths that do not do what the changed text says. */
  move: Cell[];
  /** Paths of which it is uncertain. */
  uncertain: Cell[];
}

/** A permission asks nothing of anybody. */
const asks = ({ clause }: Cell): boolean => !/^may/i.test(clause.keywordChanged ?? '');

const byChange = (cell: Cell): Cell['state'] => cell.byChange?.state ?? cell.state;

/** The paths that a change would move: those whose verdict by the changed text is that they do not follow, each once. */
export function moversOf(change: Pick<SpecChange, 'clauses'>, cells: readonly Cell[]): Movers {
  const own = cells.filter(({ clause }) => change.clauses.includes(clause.id));
  const asked = own.filter(asks);
  const once = (state: Cell['state']): Cell[] => {
    const seen = new Set<Cell['of']>();
    return asked.filter((cell) => byChange(cell) === state && !seen.has(cell.of) && seen.add(cell.of));
  };
  const move = once('does not');
  const moved = new Set(move.map(({ of }) => of));
  return {
    clauses: [...new Set(own.map(({ clause }) => clause))],
    move,
    uncertain: once('uncertain').filter(({ of }) => !moved.has(of)),
  };
}
