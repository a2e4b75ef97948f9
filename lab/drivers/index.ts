import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Driver } from '../contract.ts';

const FOLDER = import.meta.dirname;

/** Ids of all drivers, sorted. */
export const driverIds = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

/** A driver by its id, or by the path of its file; throws where there is none. */
export async function loadDriver(id: string): Promise<Driver> {
  const file = id.endsWith('.ts') ? id : join(FOLDER, `${id}.ts`);
  if (!existsSync(file)) throw new Error(`there is no driver ${id}; known are ${driverIds().join(', ')}`);
  const { default: driver } = (await import(pathToFileURL(file).href)) as { default: Driver };
  return driver;
}
