import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { clientRules } from '#core/forward/clients/index.ts';
import { observedViews } from '#core/observations/differences.ts';
import { recordedPart } from '#core/observations/shorten.ts';
import { observedView } from '#core/observations/view.ts';
import { sha256 } from '#io/hash.ts';
import { loadData } from '#io/load/index.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const { data } = loadData(ROOT);
const views = observedViews(data, clientRules, sha256);

it('every observation is what its rule gives, or a record says why not', () => {
  const unexplained = views.flatMap(({ client, run, observed, difference, explanation }) =>
    difference === undefined || explanation
      ? []
      : [`${client.id}/${run.path} ${run.wire} ${run.outputSchema} ${observed.result}: ${difference}`],
  );
  expect(unexplained).toEqual([]);
});

it('the comparison is of real runs: every sample result of every run', () => {
  const known = data.observations.filter(({ client }) => data.clients.some(({ id }) => id === client));
  expect(known.length).toBeGreaterThan(4);
  const runs = known.flatMap((observation) => observation.runs);
  expect(views).toHaveLength(runs.length * data.results.length);
  expect(views.filter(({ difference }) => difference === undefined).length).toBeGreaterThan(views.length / 2);
});

it('what the files say the model gets is what their items say', () => {
  for (const { client, runs } of data.observations)
    for (const { wire, results } of runs)
      for (const { result, item, also, view, flagged } of results) {
        if (typeof item !== 'string' || !also.every((one) => typeof one === 'string')) continue;
        const again = observedView(wire, item, also);
        expect(
          again.parts.map((part) => recordedPart(part, sha256)),
          `${client} ${result}`,
        ).toEqual(view);
        expect(again.flagged, `${client} ${result}`).toBe(flagged ?? false);
      }
});
