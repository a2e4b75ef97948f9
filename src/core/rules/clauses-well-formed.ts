import type { Clause, Proposal, SpecChange } from '#schema/clause.ts';
import { clauseTests } from '../clauses/tests.ts';
import type { Data, Problem, Rule } from '../data.ts';
import { parseJson } from '../json.ts';
import { suggestion } from './words.ts';

type Fault = Omit<Problem, 'file'>;

const reversed = (lines: readonly [number, number] | null, at: Fault['at']): Fault[] => {
  if (!lines || lines[0] <= lines[1]) return [];
  const [from, to] = lines;
  return [{ at, message: `[${from}, ${to}] ends before it begins; use [${to}, ${from}]` }];
};

function testFaults({ test, testChanged, binds }: Clause): Fault[] {
  const known = Object.keys(clauseTests);
  return Object.entries({ test, testChanged }).flatMap(([key, id]): Fault[] => {
    if (id === null || id === undefined) return [];
    if (!known.includes(id))
      return [{ at: [key], message: `"${id}" is no test of clauses${suggestion(id, known, 'known')}` }];
    if (!binds.includes('client'))
      return [{ at: [key], message: `"${id}" is a test of clients, and the clause binds none; use null` }];
    return [];
  });
}

function placeFaults({ keyword, keywordChanged, proposed, changed, before }: Clause): Fault[] {
  const faults: Fault[] = [];
  if (!proposed && changed.length === 0)
    faults.push({
      at: ['proposed'],
      message: 'stands nowhere; give lines of the proposal or of its changes',
    });
  if ((keyword === null) !== (proposed === null) && changed.length > 0)
    faults.push({
      at: ['keyword'],
      message: 'is null exactly where the proposal has no lines of it; correct one',
    });
  if ((keywordChanged === null) !== (changed.length === 0))
    faults.push({
      at: ['keywordChanged'],
      message: 'is null exactly where the changed text has no lines of it; correct one of the two',
    });
  return [
    ...faults,
    ...reversed(proposed, ['proposed']),
    ...changed.flatMap(({ lines }, index) => reversed(lines, ['changed', index, 'lines'])),
    ...before.flatMap(({ lines }, index) => reversed(lines, ['before', index, 'lines'])),
  ];
}

const settledFaults = ({ settled = [] }: Clause, { clients }: Data): Fault[] =>
  settled.flatMap(({ client, path }, index): Fault[] => {
    const found = clients.find(({ id }) => id === client);
    const at = ['settled', index];
    if (!found) {
      const ids = clients.map(({ id }) => id);
      return [
        {
          at: [...at, 'client'],
          message: `"${client}" is not a client${suggestion(client, ids, 'known')}`,
          restsOn: 'clients',
        },
      ];
    }
    const paths = found.readings.at(-1)?.paths.map(({ id }) => id) ?? [];
    if (paths.includes(path)) return [];
    const message = `"${path}" is no path of the newest reading of ${client}${suggestion(path, paths, 'known')}`;
    return [{ at: [...at, 'path'], message, restsOn: 'clients' }];
  });

function changeFaults({ before, after, json }: SpecChange): Fault[] {
  const texts = Object.entries(json ?? {}).filter(([, words]) => parseJson(words) === undefined);
  return [
    ...(before || after ? [] : [{ at: ['after'], message: 'is null as before is; write what changes' }]),
    ...[
      { side: 'before', words: before },
      { side: 'after', words: after },
    ].flatMap(({ side, words }) =>
      (words?.places ?? []).flatMap(({ lines }, index) => reversed(lines, [side, 'places', index, 'lines'])),
    ),
    ...texts.map(([side]): Fault => ({
      at: ['json', side],
      message: 'is not JSON; write the whole document',
    })),
  ];
}

function ofProposal(data: Data, proposal: Proposal, index: number): Fault[] {
  const { sep, clauses, contradictions, changes } = proposal;
  const ids = clauses.map(({ id }) => id);
  const unknown = (id: string, at: Fault['at']): Fault[] =>
    ids.includes(id)
      ? []
      : [{ at, message: `"${id}" is no clause here${suggestion(id, ids, 'known')}`, restsOn: 'proposals' }];
  const twice = data.proposals.findIndex((other) => other.sep === sep) < index;
  return [
    ...(twice ? [{ at: ['sep'], message: `${sep} has an entry already; keep one of the two` }] : []),
    ...clauses.flatMap((clause, place) => {
      const faults: Fault[] = [];
      if (ids.indexOf(clause.id) < place)
        faults.push({ at: ['id'], message: `"${clause.id}" stands twice; keep one of the two` });
      if (!clause.id.startsWith(`${sep}-`))
        faults.push({ at: ['id'], message: `"${clause.id}" is not of SEP-${sep}; begin it with ${sep}-` });
      faults.push(...testFaults(clause), ...placeFaults(clause), ...settledFaults(clause, data));
      return faults.map((fault): Fault => ({ ...fault, at: ['clauses', place, ...fault.at] }));
    }),
    ...contradictions.flatMap((entry, place) =>
      entry.clauses.flatMap((id, step) => unknown(id, ['contradictions', place, 'clauses', step])),
    ),
    ...changes.flatMap((change, place) => [
      ...change.clauses.flatMap((id, step) => unknown(id, ['changes', place, 'clauses', step])),
      ...changeFaults(change).map((fault): Fault => ({ ...fault, at: ['changes', place, ...fault.at] })),
    ]),
  ];
}

/** What data/clauses.yaml says of a proposal can be tested and looked up. */
export const clausesWellFormed: Rule = {
  name: 'clauses-well-formed',
  description:
    'Clauses have ids of their proposal, tests that there are, and a place for every keyword; changes and contradictions name clauses.',
  check: (data) =>
    data.proposals.flatMap((proposal, index) =>
      ofProposal(data, proposal, index).map((fault): Problem => ({
        ...fault,
        file: 'data/clauses.yaml',
        at: [index, ...fault.at],
      })),
    ),
};
