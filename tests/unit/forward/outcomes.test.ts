import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { disagreement } from '#core/forward/agree.ts';
import { clientRules } from '#core/forward/clients/index.ts';
import { loadData } from '#io/load/index.ts';
import { goldenDifferences } from '../../../src/commands/golden.ts';
import { sampleViews } from '../../../src/commands/golden/views.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const { data } = loadData(ROOT);
const views = sampleViews(data);

/** Uncertain outcomes of readings from which a rule differs; reported, not failed. */
export const openOutcomes = views.flatMap(({ client, path, result, forwarded, outcome }) => {
  const difference = outcome?.uncertain && disagreement(forwarded, outcome);
  return difference ? [`${client}/${path}/${result}: ${difference}`] : [];
});

describe('sample results', () => {
  test.each(clientRules.map(({ id }) => id))('%s shows what its reading says', (id) => {
    const certain = views.filter(({ client, outcome }) => client === id && outcome && !outcome.uncertain);
    expect(certain.length).toBeGreaterThan(0);
    const differences = certain.flatMap(({ path, result, forwarded, outcome }) => {
      const difference = outcome && disagreement(forwarded, outcome);
      return difference ? [`${path}/${result}: ${difference}`] : [];
    });
    expect(differences).toEqual([]);
  });

  test('rules stand only for paths of the newest readings', () => {
    const paths = data.clients.flatMap((client) =>
      (client.readings.at(-1)?.paths ?? []).map((path) => `${client.id}/${path.id}`),
    );
    const ruled = clientRules.flatMap(({ id, paths: rules }) =>
      Object.keys(rules).map((path) => `${id}/${path}`),
    );
    expect(ruled.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('uncertain outcomes are told as such by the rule or agree with it', () => {
    console.info(`uncertain outcomes that differ:\n${openOutcomes.join('\n') || 'none'}`);
    const unmarked = views.filter(
      ({ forwarded, outcome }) => outcome?.uncertain && forwarded.uncertain === undefined,
    );
    console.info(
      `uncertain in the reading, certain by the rule:\n${unmarked.map(({ client, path, result }) => `${client}/${path}/${result}`).join('\n') || 'none'}`,
    );
    expect(unmarked.filter(({ forwarded, outcome }) => outcome && disagreement(forwarded, outcome))).toEqual(
      [],
    );
  });
});

test('the golden files are what the rules give', () => {
  expect(goldenDifferences(ROOT)).toEqual([]);
});
