import type { Data } from '#core/data.ts';
import { judgeAll, judgedPaths, type Cell, type JudgedPath } from '#core/clauses/matrix.ts';
import type { Observation } from '#core/clauses/observe.ts';
import { outputFinder } from '#core/clauses/outputs.ts';
import { tableOrder } from '#core/select.ts';
import { firstSentence, runsText } from '#core/seps/runs.ts';
import { getData } from '#io/collections.ts';
import { getSeps } from '#io/seps/site.ts';
import { href } from '#io/site.ts';
import type { Proposal } from '#schema/clause.ts';

/** A proposal with every path and every verdict, clients in table order. */
export interface Judged {
  proposal: Proposal;
  paths: JudgedPath[];
  cells: Cell[];
}

let all: Promise<Judged[]> | undefined;

function compute(data: Data): Judged[] {
  const paths = judgedPaths(tableOrder(data.clients, data.kinds));
  return data.proposals.map((proposal) => ({ proposal, paths, cells: judgeAll(proposal, paths) }));
}

/** All proposals, judged once a build. */
export const getJudged = (): Promise<Judged[]> => (all ??= getData().then(compute));

let finder: Promise<ReturnType<typeof outputFinder>> | undefined;

/** Finds where an output can be seen. */
export const getFinder = () => (finder ??= getData().then(({ results }) => outputFinder(results)));

/** What became of a proposal, as a sentence; of one without an outcome its status as written. */
export function standingOf(number: number): string {
  const sep = getSeps().main.find((entry) => entry.number === number);
  if (sep?.outcome) return `Its outcome: ${firstSentence(runsText(sep.outcome)).replace(/\.$/, '')}.`;
  return `Its status as written: ${sep?.status ?? 'not known'}.`;
}

/** Address of the clauses of a proposal, of one of them, or of a verdict. */
export const clausesHref = (sep: number, id = ''): string =>
  href(`/seps/${sep}/clauses/${id === '' ? '' : `#${id}`}`);

/** Address of an output. */
export async function outputHref(sep: number, observation: Observation, of: JudgedPath): Promise<string> {
  const { sample, id } = (await getFinder())(observation, of);
  return sample === null ? href(`/seps/${sep}/clauses/outputs/#${id}`) : href(`/results/${sample}/#${id}`);
}
