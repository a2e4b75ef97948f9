import type { Data, FieldPath } from '../../data.ts';
import type { ClientRules } from '../../forward/define.ts';
import type { Forward } from '../../forward/types.ts';
import type { Client, Path } from '#schema/client.ts';

/** A path of a client's newest reading, where it stands, and its forwarding rule. */
export interface NewestPath {
  client: Client;
  path: Path;
  file: string;
  at: FieldPath;
  forward: Forward | undefined;
}

/** The paths of the newest readings, former ones too, with their rules where there are any. */
export const newestPaths = (data: Data, rules: readonly ClientRules[]): NewestPath[] =>
  data.clients.flatMap((client) => {
    const own = rules.find(({ id }) => id === client.id)?.paths ?? {};
    const newest = client.readings.length - 1;
    return (client.readings[newest]?.paths ?? []).map((path, index) => ({
      client,
      path,
      file: `data/clients/${client.id}.yaml`,
      at: ['readings', newest, 'paths', index],
      forward: Object.hasOwn(own, path.id) ? own[path.id] : undefined,
    }));
  });
