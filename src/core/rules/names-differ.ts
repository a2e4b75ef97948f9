import type { Problem, Rule } from '../data.ts';
import { clientFile } from './walk.ts';

/** Readers can tell the rows of the table apart. */
export const namesDiffer: Rule = {
  name: 'names-differ',
  description: 'No two clients have the same name and binding.',
  check(data) {
    const shown = data.clients.map(({ name, binding = '' }) => `${name} ${binding}`.trim().toLowerCase());
    return data.clients.flatMap((client, index): Problem[] => {
      const first = data.clients[shown.indexOf(shown[index] ?? '')];
      if (!first || first === client) return [];
      const binding = client.binding === undefined ? 'no binding' : `the binding ${client.binding}`;
      const message = `"${client.name}" with ${binding} is ${clientFile(first)} already; use another name, or bindings that differ`;
      return [{ file: clientFile(client), at: ['name'], message }];
    });
  },
};
