import { expect, it } from 'vitest';
import { loadData } from '#io/load/index.ts';
import { lineItems } from '#core/timeline/line.ts';
import { project } from '../load/fixture.ts';

const { data } = loadData(project);

it('the line holds every entry, revision and edition once', () => {
  const items = lineItems(data);
  const entries = items.flatMap((item) => (item.of === 'entry' ? item.entry.id : []));
  expect(entries).toEqual(data.timeline.map(({ id }) => id));
  const revisions = items.flatMap((item) =>
    item.of === 'entry' || item.of === 'revision' ? (item.revision?.id ?? []) : [],
  );
  expect(revisions).toEqual(data.specRevisions.map(({ id }) => id));
  expect(items.filter(({ of }) => of === 'edition')).toHaveLength(data.editions.length);
  expect(items.filter(({ of }) => of === 'move').length).toBeGreaterThan(0);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

it('no revision tells a client which field the model is to see', () => {
  const states = data.specRevisions.map(({ statements }) =>
    statements.find(({ topic }) => topic === 'selection'),
  );
  expect(new Set(states.map((statement) => statement?.state))).toEqual(new Set(['does not say']));
});

it('SEP-2200 ends closed, not accepted, and says where that was read', () => {
  const last = data.timeline.findLast(({ ref }) => ref.endsWith('/modelcontextprotocol#2200'));
  expect(last).toMatchObject({ state: 'not accepted', kind: 'SEP', verified: { in: ['thread'] } });
  expect(last?.dateNote).toBeDefined();
});
