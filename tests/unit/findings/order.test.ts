import { expect, test } from 'vitest';
import { countedClients } from '#core/findings/clients.ts';
import { rowsOf } from '#core/select.ts';
import { loadData } from '#io/load/index.ts';
import { check, root } from './support.ts';

const { data } = loadData(root);
const named = (kinds = data.kinds) => {
  const clients = countedClients({ ...data, kinds });
  const findings = check({ content: [], structuredContent: { passed: 16 } }, { clients });
  return findings.find(({ rule }) => rule === 'portability/invisible')?.clients ?? [];
};
const kindsOf = (ids: readonly string[]) => [
  ...new Set(ids.map((id) => data.clients.find((client) => client.id === id)?.kind)),
];

test('the clients of a finding stand by kind, in the order of kinds.yaml, and by name', () => {
  const table = rowsOf(data, '2026-11').map(({ client }) => client.id);
  expect(named().length).toBeGreaterThan(10);
  expect(named()).toEqual(table.filter((id) => named().includes(id)));
  expect(kindsOf(named()).length).toBeGreaterThan(2);
});

test('another order of the kinds is another order of the clients', () => {
  const other = named(data.kinds.toReversed());
  expect(kindsOf(other)).toEqual(kindsOf(named()).toReversed());
  expect(other.toSorted()).toEqual(named().toSorted());
});
