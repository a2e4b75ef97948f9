import { expect, test } from 'vitest';
import { sampleViews, showsNothing } from '#core/views.ts';
import { loadData } from '#io/load/index.ts';

const { data } = loadData(new URL('../../..', import.meta.url).pathname);
const sample = (id: string) => {
  const found = data.results.find((result) => result.id === id);
  if (!found) throw new Error(`no sample result ${id}`);
  return found;
};

test('every client and every path has a view of every sample result', () => {
  const paths = data.clients.flatMap(({ id, readings }) =>
    (readings.at(-1)?.paths ?? []).map((path) => `${id}/${path.id}`),
  );
  expect(paths.length).toBeGreaterThan(data.clients.length);
  for (const result of data.results) {
    const views = sampleViews(data.clients, result);
    expect(views.map(({ client, path }) => `${client}/${path}`)).toEqual(paths);
    expect(views.filter(({ isDefault }) => isDefault)).toHaveLength(data.clients.length);
  }
});

test('who shows nothing of an object with empty content is who has letter A, nearest letters aside', () => {
  const views = sampleViews(data.clients, sample('structured-only')).filter(
    ({ isDefault, pathRecord }) => isDefault && !pathRecord.nearest,
  );
  const silent = views.filter(({ effects }) => showsNothing(effects)).map(({ client }) => client);
  const contentOnly = views
    .filter(({ pathRecord }) => pathRecord.variant === 'A')
    .map(({ client }) => client);
  expect(silent.length).toBeGreaterThan(0);
  expect(silent).toEqual(contentOnly);
});

test('a result that says nothing is not lost', () => {
  const views = sampleViews(data.clients, sample('empty'));
  expect(views.filter(({ effects }) => showsNothing(effects))).toEqual([]);
});

test('what is no tool result is refused', () => {
  const broken = { id: 'broken', title: 'Broken', shows: 'Nothing.', json: '[1' };
  expect(() => sampleViews(data.clients, broken)).toThrow('data/results/broken.json');
});
