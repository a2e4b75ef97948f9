import { repository } from './repository.ts';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Name of the site, as in titles. */
export const siteName = 'What the model sees';

/** Address of a page or file of this site under the base path; `path` starts with a slash. */
export const href = (path: string): string => base + path;

/** Address of a file of this project for readers and editors; null where the repository is not known. */
export function sourceHref(file: string, mode: 'blob' | 'edit' | 'commits' = 'blob'): string | null {
  return repository ? `${repository.url}/${mode}/${repository.branch}/${file}` : null;
}

/** Address of a form that reports a change of a client, filled in as far as known; null as above. */
export function reportHref(clientId: string, clientName: string): string | null {
  if (!repository) return null;
  const query = new URLSearchParams({
    template: 'client-changed.yml',
    title: `${clientName}: what the model sees has changed`,
    client: clientId,
  });
  return `${repository.url}/issues/new?${query}`;
}
