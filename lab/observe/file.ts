import type { Driver, Exercise, Variable } from '../contract.ts';
import { recordedPart, recordedText } from '../../src/core/observations/shorten.ts';
import { sha256 } from '../../src/io/hash.ts';
import { observedView } from '../../src/core/observations/view.ts';
import type { Observation, ObservedResult, ObservedRun } from '../../src/schema/observation.ts';
import type { Exercised, Outcome } from './exercise.ts';

const named = (text: string, variables: readonly Variable[]): string =>
  variables.reduce((all, { name, pattern }) => all.replaceAll(pattern, `‹${name}›`), text);

function observedResult(
  result: string,
  outcome: Outcome,
  exercise: Exercise,
  variables: readonly Variable[],
): ObservedResult {
  if ('ended' in outcome)
    return { result, item: null, also: [], view: [], ended: named(outcome.ended, variables) };
  const item = named(outcome.item, variables);
  const also = outcome.also.map((one) => named(one, variables));
  const { parts, flagged } = observedView(exercise.wire, item, also);
  return {
    result,
    item: recordedText(item, sha256),
    also: also.map((one) => recordedText(one, sha256)),
    view: parts.map((part) => recordedPart(part, sha256)),
    ...(flagged ? { flagged: true as const } : {}),
  };
}

/** A run as the file has it; results in the order of `cases`. */
export function observedRun(
  driver: Driver,
  exercise: Exercise,
  { outcomes, clientInfo }: Exercised,
  cases: readonly string[],
): ObservedRun {
  const variables = driver.variables ?? [];
  return {
    path: exercise.path,
    configuration: exercise.configuration,
    wire: exercise.wire,
    outputSchema: exercise.outputSchema,
    transport: exercise.transport ?? 'stdio',
    clientInfo,
    results: cases.flatMap((result) => {
      const outcome = outcomes.get(result);
      return outcome ? [observedResult(result, outcome, exercise, variables)] : [];
    }),
  };
}

/** An observation of a client as its file has it. */
export function observationOf(
  driver: Driver,
  versions: readonly string[],
  date: string,
  runs: readonly ObservedRun[],
): Observation {
  return {
    client: driver.id,
    packages: driver.packages.map((name, index) => ({
      registry: driver.registry,
      name,
      version: versions[index] ?? '',
    })),
    date,
    runs: [...runs],
  };
}

/** The text of an observation's file. */
export const fileText = (observation: Observation): string => `${JSON.stringify(observation, null, 2)}\n`;
