import type { Path } from '#schema/client.ts';
import type { Data } from '../data.ts';
import { contextOf } from '../forward/context.ts';
import type { Context, Forward } from '../forward/types.ts';
import { currentPaths, newestEdition, rowsOf } from '../select.ts';
import type { CheckedClient, CheckedPath } from './types.ts';

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
  return (edition ? rowsOf(data, edition.id) : []).flatMap(({ client, path, reading }): CheckedClient[] => {
    const checked = (one: Path | undefined): CheckedPath | undefined => {
      const forward = one && ruleOf(client.id, one.id);
      if (!forward) return undefined;
      const context = contextOf(one);
      return { path: one.id, forward, context: accepts ? { ...context, accepts } : context };
    };
    const own = checked(path);
    const without =
      path.conditions?.outputSchema === 'declared'
        ? checked(
            currentPaths(reading).find(
              ({ to, conditions }) => to === 'model' && conditions?.outputSchema === 'none',
            ),
          )
        : undefined;
    return own ? [{ client: client.id, ...own, ...(without ? { withoutSchema: without } : {}) }] : [];
  });
}
