import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadData } from '#io/load/index.ts';
import { driverIds, loadDriver } from '../../lab/drivers/index.ts';
import { observeOptions } from '../../lab/observe/arguments.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const { data } = loadData(ROOT);
const drivers = await Promise.all(driverIds().map(loadDriver));
const lockOf = (id: string, registry: 'npm' | 'pypi'): string =>
  join(ROOT, 'lab/clients', id, registry === 'npm' ? 'package-lock.json' : 'requirements.txt');

interface Lock {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string }>;
}

describe.each(drivers)('the driver of $id', ({ id, registry, packages, exercises }) => {
  it('is named as its file, and tells its runs apart', () => {
    expect(driverIds()).toContain(id);
    const runs = exercises.map(({ path, wire, outputSchema, configuration, transport }) =>
      [path, wire, outputSchema, configuration, transport].join(),
    );
    expect(runs.length).toBeGreaterThan(0);
    expect(new Set(runs).size).toBe(runs.length);
  });

  it('takes paths that the newest reading has, where the client has one', () => {
    const reading = data.clients.find((client) => client.id === id)?.readings.at(-1);
    const known = reading?.paths.map((path) => path.id);
    const strange = exercises.map(({ path }) => path).filter((path) => known && !known.includes(path));
    expect(strange).toEqual([]);
  });

  it('has an answer of its own for the model where a path goes to a script', () => {
    const reading = data.clients.find((client) => client.id === id)?.readings.at(-1);
    const toCode = reading?.paths.filter(({ to }) => to === 'code').map((path) => path.id) ?? [];
    const usual = exercises.filter(({ path, answer }) => toCode.includes(path) && !answer);
    expect(usual).toEqual([]);
  });

  it('has a lock file with a hash for every package and the address of none', () => {
    const text = readFileSync(lockOf(id, registry), 'utf8');
    expect(text).not.toMatch(
      /"resolved"|--index-url|--extra-index-url|:\/\/(?!.*"funding")[^"]*\/(simple|packages)\b/,
    );
    if (registry !== 'npm') return expect(text).toMatch(/--hash=sha256:[0-9a-f]{64}/);
    const { packages: locked } = JSON.parse(text) as Lock;
    const entries = Object.entries(locked).filter(([path]) => path !== '');
    expect(entries.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
    return expect(packages.filter((name) => !locked[`node_modules/${name}`])).toEqual([]);
  });

  it.runIf(existsSync(join(ROOT, 'data/observations', `${id}.json`)))(
    'ran in the versions of its lock file, in every configuration',
    () => {
      const observed = data.observations.find(({ client }) => client === id);
      expect(observed?.packages.map(({ name }) => name)).toEqual(packages);
      expect(observed?.runs.map(({ configuration }) => configuration)).toEqual(
        exercises.map(({ configuration }) => configuration),
      );
      if (registry !== 'npm') return;
      const { packages: locked } = JSON.parse(readFileSync(lockOf(id, registry), 'utf8')) as Lock;
      for (const { name, version } of observed?.packages ?? [])
        expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
    },
  );
});

it.each([
  [['no-such-client'], /there is no driver for no-such-client; known are .*codex/],
  [[], /name a client or --all/],
  [['codex', 'cline', '--version', '1.0.0'], /go with one client/],
  [['codex', '--bisect'], /--bisect needs --from/],
  [['codex', '--nonsense'], /nonsense/],
])('observe says what is wrong with %j', (args, words) => {
  expect(() => observeOptions(args)).toThrow(words);
});
