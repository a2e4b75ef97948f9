import { homedir } from 'node:os';
import { join } from 'node:path';

/** Folder of installed clients and of kept logs, outside of the checkout; LAB_CACHE names another. */
export const cacheFolder = (): string =>
  process.env['LAB_CACHE'] ??
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'what-the-model-sees', 'lab');

/** What is installed for a client, and where. */
export interface Installed {
  folder: string;
  /** Versions of the packages that the driver names, in its order. */
  versions: string[];
}
