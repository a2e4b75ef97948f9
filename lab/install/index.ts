import type { Driver } from '../contract.ts';
import type { Installed } from './cache.ts';
import { installNpm } from './npm.ts';
import { installPypi } from './pypi.ts';

/** Installs a client into the cache where it is not there yet; `version` names another than that of the lock file. */
export const install = (driver: Driver, version?: string): Installed =>
  driver.registry === 'npm' ? installNpm(driver, version) : installPypi(driver, version);
