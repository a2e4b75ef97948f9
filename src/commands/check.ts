import { resolve } from 'node:path';
import type { Data, Problem, Prose } from '#core/data.ts';
import { clientRules } from '#core/forward/clients/index.ts';
import { explainedDifferences } from '#core/observations/differences.ts';
import { forwardingChecks } from '#core/rules/forwarding/index.ts';
import { proseRules, rules } from '#core/rules/index.ts';
import { loadDiffs } from '#io/changes/load.ts';
import { diffFolders } from '#io/changes/site.ts';
import * as load from '#io/load/index.ts';
import type { LocatedProblem } from '#io/load/index.ts';
import { sha256 } from '#io/hash.ts';
import { settingsOf } from '#io/settings.ts';
import { client } from '#schema/client.ts';
import { commit, date } from '#schema/primitives.ts';
import { isMain } from './is-main.ts';

const OWN_ROOT = resolve(import.meta.dirname, '../..');

/** What a check found. */
export interface Checked {
  /** By file and place. */
  problems: LocatedProblem[];
  /** Differences between observations and rules that remain and are explained, a line each. */
  differences: string[];
  /** One line for the end of the output. */
  summary: string;
}

/** Throws unless the schemas reject what is plainly wrong: a validator that accepts all would go unnoticed. */
function proveValidator(): void {
  const rejected = [
    client.safeParse({}),
    client.safeParse(null),
    date.safeParse('2026-02-30'),
    commit.safeParse('HEAD'),
  ];
  if (rejected.some(({ success }) => success))
    throw new Error('the schemas accept invalid records; nothing was checked: see src/schema/');
}

/** What remains between observations and rules, a line each; nothing of an explanation that is no longer needed. */
const differencesOf = (data: Data): string[] =>
  explainedDifferences(data, clientRules, sha256).map(
    ({ record: { client, path, kind, note }, runs, results }) =>
      `${client}/${path} differs from its rule (${kind}; ${counted(runs, 'run')}, ${counted(results.length, 'result')}): ${note}`,
  );

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

function summaryOf(data: Data, prose: readonly Prose[], problems: readonly LocatedProblem[]): string {
  if (problems.length > 0) {
    const files = new Set(problems.map(({ file }) => file)).size;
    return `${counted(problems.length, 'problem')} in ${counted(files, 'file')}`;
  }
  const readings = data.clients.reduce((sum, { readings }) => sum + readings.length, 0);
  const parts = [
    counted(data.clients.length, 'client'),
    counted(readings, 'reading'),
    counted(data.reported.length, 'client known from reports', 'clients known from reports'),
    counted(data.results.length, 'sample result'),
    counted(data.editions.length, 'edition'),
    counted(data.corrections.length, 'correction'),
    counted(data.proposals.length, 'proposal with clauses', 'proposals with clauses'),
    counted(data.timeline.length, 'entry of the timeline', 'entries of the timeline'),
    counted(data.specRevisions.length, 'revision of the specification', 'revisions of the specification'),
    counted(prose.length, 'page of prose', 'pages of prose'),
    ...(data.observations.length > 0 ? [counted(data.observations.length, 'observed client')] : []),
  ];
  return `${parts.join(', ')}: no problems`;
}

/**
 * What the rules find, whatever may come to stand in fields that are wrong by their schema. Forwarding rules belong to
 * the project's own data; another folder's is not held against them.
 */
function ofRules({ possible, holds }: load.Loaded, own: boolean): Problem[] {
  const [first = [], ...others] = possible.map((data) => [
    ...rules.flatMap((rule) => rule.check(data)),
    ...(own ? forwardingChecks(sha256).flatMap((check) => check.check(data, clientRules)) : []),
  ]);
  const keyOf = ({ file, at, message }: Problem) => JSON.stringify([file, at, message]);
  const keys = others.map((found) => new Set(found.map(keyOf)));
  return first.filter((problem) => holds(problem) && keys.every((known) => known.has(keyOf(problem))));
}

/** Holds the data and the prose under a root folder against the schemas and the rules. */
export function check(root: string): Checked {
  proveValidator();
  const loaded = load.loadData(root);
  const { data, problems, holds } = loaded;
  const { prose, problems: unreadable } = load.loadProse(root);
  const ofData = ofRules(loaded, resolve(root) === OWN_ROOT).map(loaded.locate);
  const ofProse = prose.flatMap((page) =>
    proseRules
      .flatMap((rule) => rule.check(page, data).filter(holds))
      .map(({ file, offset, message }) => ({
        file,
        ...load.lineAndColumn(page.text, offset),
        field: '',
        message,
      })),
  );
  const ofDiffs = loadDiffs(root, diffFolders(root)).faults.map((fault) => ({
    ...fault,
    column: 1,
    field: '',
  }));
  const all = [...problems, ...unreadable, ...ofData, ...ofProse, ...ofDiffs].sort(load.compareProblems);
  return {
    problems: all,
    differences: resolve(root) === OWN_ROOT ? differencesOf(data) : [],
    summary: summaryOf(data, prose, all),
  };
}

if (isMain(import.meta.url)) {
  try {
    settingsOf(process.env);
    const root = resolve(process.argv[2] ?? OWN_ROOT);
    const { problems, differences, summary } = check(root);
    process.stdout.write(`${[...problems.map(load.formatProblem), ...differences, summary].join('\n')}\n`);
    if (problems.length > 0) process.exitCode = 1;
  } catch (error) {
    if (process.env['DEBUG']) throw error;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`check: ${message.replaceAll('\n', '\ncheck: ')}\n`);
    process.exitCode = 1;
  }
}
