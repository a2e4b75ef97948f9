import type { Data } from '../data.ts';
import { newestEdition, rowsOf } from '../select.ts';
import { DEFAULT_OPTIONS } from '../try/options.ts';
import { tryPaths } from '../try/paths.ts';
import { countedPaths } from '../try/run.ts';
import type { CheckedClient } from './types.ts';

/**
 * The default paths of all clients of the newest edition, in table order: "N clients" counts these. A path without a
 * forwarding rule is left out.
 */
export function countedClients(data: Pick<Data, 'clients' | 'kinds' | 'editions'>): CheckedClient[] {
  const edition = newestEdition(data);
  const clients = edition ? rowsOf(data, edition.id).map(({ client }) => client) : [];
  return countedPaths(tryPaths(clients), DEFAULT_OPTIONS);
}
