import type { Driver } from '../contract.ts';
import type { Installed } from './cache.ts';
import { installNpm } from './npm.ts';

/** Installs a client into the cache where it is not there yet; `version` names another than that of the lock file. */
export function install(driver: Driver, version?: string): Installed {
  if (driver.registry === 'npm') return installNpm(driver, version);
  throw new Error(`packages of ${driver.registry} cannot be installed yet`);
}
