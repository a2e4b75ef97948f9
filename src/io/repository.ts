import { execFileSync } from 'node:child_process';
import { settingsOf } from './settings.ts';

/** Where this project's own source is kept; null where REPOSITORY does not say. */
export const { repository } = settingsOf(process.env);

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
