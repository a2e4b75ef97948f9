import type { Path, Reading } from '#schema/client.ts';
import type { Data } from '../data.ts';
import { contextOf } from '../forward/context.ts';
import type { Context, Forward } from '../forward/types.ts';
import { currentPaths, newestEdition, rowsOf } from '../select.ts';
import type { CheckedClient } from './types.ts';

/** The path to the model for tools without an outputSchema, where the default path is for tools that declare one. */
function withoutSchema({ paths }: Pick<Reading, 'paths'>, usual: Path): Path | undefined {
  if (usual.conditions?.outputSchema !== 'declared') return undefined;
  return currentPaths({ paths } as Reading).find(
    ({ to, conditions }) => to === 'model' && conditions?.outputSchema === 'none',
  );
}

/**
 * The default paths of all clients of the newest edition, in table order: "N clients" counts these. `ruleOf` gives
 * the forwarding rule of a path; a path without one is left out. A result without structuredContent is taken to come
 * from a tool that declares no outputSchema, since one that does may not answer so.
 */
export function countedClients(
  data: Pick<Data, 'clients' | 'kinds' | 'editions'>,
  ruleOf: (client: string, path: string) => Forward | undefined,
  accepts?: Context['accepts'],
): CheckedClient[] {
  const edition = newestEdition(data);
  return (edition ? rowsOf(data, edition.id) : []).flatMap(({ client, reading, path }): CheckedClient[] => {
    const usual = ruleOf(client.id, path.id);
    const other = withoutSchema(reading, path);
    const plain = other && ruleOf(client.id, other.id);
    const context = contextOf(path);
    if (!usual) return [];
    const forward: Forward = (result, given) =>
      plain && !result.structured && !result.isError && given.outputSchema === 'conforms'
        ? plain(result, { ...given, outputSchema: 'none' })
        : usual(result, given);
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
