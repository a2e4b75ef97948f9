import { execFileSync } from 'node:child_process';

/** Where this project's own source is kept; null where REPOSITORY does not say. */
export const repository = readRepository(process.env['REPOSITORY']);

function readRepository(address: string | undefined): { url: string; branch: string } | null {
  if (!address) return null;
  if (!/^https:\/\/[^/]+\/[^/]+\/[^/]+$/.test(address)) {
    throw new Error(`REPOSITORY is "${address}"; use an address such as https://github.com/owner/name`);
  }
  return { url: address, branch: process.env['REPOSITORY_BRANCH'] ?? 'main' };
}

/** A commit of this project: its id and the day it was made. */
export interface OwnCommit {
  id: string;
  date: string;
}

/** The newest commit that touched `path` of this project; null outside a git checkout or without one. */
export function lastCommit(path: string): OwnCommit | null {
  try {
    const line = execFileSync('git', ['log', '-1', '--format=%H %cs', '--', path], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const [id, date] = line.split(' ');
    return id && date ? { id, date } : null;
  } catch {
    return null;
  }
}
