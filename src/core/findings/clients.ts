import type { Data } from '../data.ts';
import { contextOf } from '../forward/context.ts';
import type { Context, Forward } from '../forward/types.ts';
import { newestEdition, rowsOf } from '../select.ts';
import type { CheckedClient } from './types.ts';

/**
 * The default paths of all clients of the newest edition, in table order: "N clients" counts these. `ruleOf` gives
 * the forwarding rule of a path; a path without one is left out.
 */
export function countedClients(
  data: Pick<Data, 'clients' | 'kinds' | 'editions'>,
  ruleOf: (client: string, path: string) => Forward | undefined,
  accepts?: Context['accepts'],
): CheckedClient[] {
  const edition = newestEdition(data);
  return (edition ? rowsOf(data, edition.id) : []).flatMap(({ client, path }): CheckedClient[] => {
    const forward = ruleOf(client.id, path.id);
    const context = contextOf(path);
    if (!forward) return [];
    return [
      {
        client: client.id,
        path: path.id,
        forward,
        context: accepts ? { ...context, accepts } : context,
      },
    ];
  });
}
