import { describe, expect, it } from 'vitest';
import { deciderDetails, deciders, decidersOf, decidersOfPath, deciderWords } from '#core/deciders.ts';
import { currentPaths } from '#core/select.ts';
import { loadData } from '#io/load/index.ts';
import { project } from '../load/fixture.ts';
import { aPath, aReading, LATEST } from './fixtures.ts';

const reading = (...paths: ReturnType<typeof aPath>[]) => aReading(LATEST, paths);

describe('what decides between paths', () => {
  it('is nothing where there is one path', () => {
    expect(decidersOf(reading(aPath('A')))).toEqual([]);
  });

  it('is what the conditions of any path name, each once, in one order', () => {
    const paths = reading(
      aPath('A', { conditions: { provider: 'one' } }),
      aPath('B', { conditions: { provider: 'two' } }),
      aPath('B', { conditions: { option: 'raw' } }),
      aPath('C', { conditions: { outputSchema: 'declared' } }),
    );
    expect(decidersOf(paths)).toEqual(['schema', 'option', 'provider']);
    expect(deciderDetails(paths)).toEqual([
      { decider: 'schema', names: [] },
      { decider: 'option', names: ['raw'] },
      { decider: 'provider', names: ['one', 'two'] },
    ]);
  });

  it('is a script for values that a script gets, and the part of the client where nothing is named', () => {
    expect(decidersOfPath(aPath('B', { to: 'code' }), false)).toEqual(['script']);
    expect(decidersOfPath(aPath('B'), false)).toEqual(['part']);
    expect(decidersOfPath(aPath('B'), true)).toEqual([]);
  });

  it('is not told of former paths', () => {
    const former = aPath('B', { former: { from: null, until: null }, conditions: { option: 'old' } });
    expect(decidersOf(reading(aPath('A'), former))).toEqual([]);
  });
});

describe('clients of this project', () => {
  const { data } = loadData(project);

  it('with several paths have something that decides, those with one have not', () => {
    for (const { id, readings } of data.clients) {
      const newest = readings.at(-1);
      if (newest) expect([id, decidersOf(newest).length > 0]).toEqual([id, currentPaths(newest).length > 1]);
    }
  });

  it('use every word there is', () => {
    const used = new Set(data.clients.flatMap(({ readings }) => decidersOf(readings.at(-1)!)));
    expect([...used].sort()).toEqual([...deciders].sort());
    expect(Object.keys(deciderWords)).toEqual([...deciders]);
  });
});
