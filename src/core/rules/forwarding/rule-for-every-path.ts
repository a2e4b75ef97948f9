import { newestPaths } from './newest.ts';
import type { ForwardingCheck } from './types.ts';

/** Data and code name the same paths. */
export const ruleForEveryPath: ForwardingCheck = {
  name: 'rule-for-every-path',
  description: 'Every path of a newest reading has a forwarding rule, and every forwarding rule a path.',
  check(data, rules) {
    const paths = newestPaths(data, rules);
    const known = new Set(paths.map(({ client, path }) => `${client.id}/${path.id}`));
    const without = paths
      .filter(({ forward }) => !forward)
      .map(({ client, path, file, at }) => ({
        file,
        at: [...at, 'id'],
        message: `"${path.id}" has no forwarding rule; write it in src/core/forward/clients/${client.id}.ts`,
      }));
    const clients = new Set(data.clients.map(({ id }) => id));
    const idle = rules.flatMap(({ id, paths: own }) =>
      Object.keys(own)
        .filter((path) => clients.has(id) && !known.has(`${id}/${path}`))
        .map((path) => ({
          file: `data/clients/${id}.yaml`,
          at: [],
          message: `there is a forwarding rule "${path}" without a path in the newest reading; add the path or remove the rule`,
        })),
    );
    const strangers = rules
      .filter(({ id }) => !clients.has(id))
      .map(({ id }) => ({
        file: `data/clients/${id}.yaml`,
        at: [],
        message: `src/core/forward/clients/ has rules for "${id}", which is no client; add its file or remove the rules`,
      }));
    return [...without, ...idle, ...strangers];
  },
};
