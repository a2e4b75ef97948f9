import type { ForwardingCheck } from './types.ts';

/** Each run has every sample result, on a path that there is. */
export const observationsComplete: ForwardingCheck = {
  name: 'observations-complete',
  description:
    'Every run of an observation takes a path of the newest reading, and holds each sample result once, in order.',
  check(data) {
    const wanted = data.results.map(({ id }) => id);
    return data.observations.flatMap(({ client: id, runs }) => {
      const paths = data.clients
        .find((client) => client.id === id)
        ?.readings.at(-1)
        ?.paths.map((path) => path.id);
      return runs.flatMap((run, index) => {
        const place = { file: `data/observations/${id}.json`, restsOn: ['clients', 'results'] as const };
        const found = run.results.map(({ result }) => result);
        const whole = found.length === wanted.length && found.every((result, at) => result === wanted[at]);
        return [
          ...(whole
            ? []
            : [
                {
                  ...place,
                  at: ['runs', index, 'results'],
                  message: `these are not the sample results of data/results.yaml in their order; run npm run observe -- ${id}`,
                },
              ]),
          ...(paths === undefined || paths.includes(run.path)
            ? []
            : [
                {
                  ...place,
                  at: ['runs', index, 'path'],
                  message: `"${run.path}" is no path of the newest reading of data/clients/${id}.yaml (${paths.join(', ')}); correct the driver or the reading`,
                },
              ]),
        ];
      });
    });
  },
};
