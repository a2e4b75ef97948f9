import type { Driver } from '../contract.ts';
import { npmVersions } from './npm-versions.ts';
import { pypiVersions } from './pypi-versions.ts';

export interface Version {
  version: string;
  /** Day that the registry gives for it, YYYY-MM-DD; undefined where it gives none. */
  date: string | undefined;
}

/** Of all versions of a package, in order, those from one to another; throws where one of them is not there. */
export function between(all: readonly Version[], name: string, from: string, to: string): Version[] {
  const [first = -1, last = -1] = [from, to].map((one) => all.findIndex(({ version }) => version === one));
  if (first < 0 || last < 0)
    throw new Error(
      `${name} has no version ${first < 0 ? from : to}; it has ${all
        .slice(-8)
        .map(({ version }) => version)
        .join(', ')}`,
    );
  if (first >= last) throw new Error(`${from} is not older than ${to}; exchange --from and --to`);
  return all.slice(first, last + 1);
}

/** The versions of a client's package from one to another, both included; throws where one of them is not there. */
export function versionsBetween(driver: Driver, from: string, to: string): Version[] {
  const [name = ''] = driver.packages;
  const published = driver.registry === 'npm' ? npmVersions : pypiVersions;
  return between(published(name, [from, to]), name, from, to);
}
