import { observedViews } from '../../observations/differences.ts';
import type { Hash } from '../../observations/shorten.ts';
import type { ForwardingCheck } from './types.ts';

const fileOf = (client: string): string => `data/observations/${client}.json`;

/**
 * Observations are what the forwarding rules give, or a record says why not; no record outlives its difference. `hash`
 * gives the SHA-256 of a text.
 */
export const observationsAgree = (hash: Hash): ForwardingCheck => ({
  name: 'observations-agree',
  description:
    'What a client was seen to send is what its forwarding rule gives, or data/differences.yaml says why it is not.',
  check(data, rules) {
    const views = observedViews(data, rules, hash);
    const unexplained = views.flatMap(({ client, runIndex, run, observed, difference, explanation }) => {
      if (difference === undefined || explanation) return [];
      const at = ['runs', runIndex, 'results', run.results.indexOf(observed)];
      const message = `${run.path}, ${run.wire}, outputSchema ${run.outputSchema}, ${observed.result}: ${difference}; correct the rule and its reading, or say why in data/differences.yaml`;
      return [{ file: fileOf(client.id), at, message, restsOn: ['observations', 'differences'] as const }];
    });
    const clients = data.clients.map(({ id }) => id);
    const idle = data.differences.flatMap((record, index) =>
      record.results.flatMap((result, place) => {
        if (!clients.includes(record.client)) return [];
        const used = views.some(
          ({ explanation, observed }) => explanation === record && observed.result === result,
        );
        if (used) return [];
        const message = `"${result}" does not differ there, or is explained by a record before; remove it`;
        return [
          {
            file: 'data/differences.yaml',
            at: [index, 'results', place],
            message,
            restsOn: ['observations', 'clients', 'results'] as const,
          },
        ];
      }),
    );
    return [...unexplained, ...idle];
  },
});
