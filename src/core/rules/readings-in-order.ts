import type { Problem, Rule } from '../data.ts';
import { readingsIn } from './walk.ts';

/** The readings of a client follow the editions. */
export const readingsInOrder: Rule = {
  name: 'readings-in-order',
  description: 'A client has at most one reading an edition, and they stand in the order of the editions.',
  check(data) {
    const order = data.editions.map(({ id }) => id);
    return readingsIn(data).flatMap(({ client, reading, file, at }): Problem[] => {
      const before = client.readings.slice(0, Number(at.at(-1))).map(({ edition }) => edition);
      const field = [...at, 'edition'];
      if (before.includes(reading.edition)) {
        const message = `"${reading.edition}" has a reading already, readings[${before.indexOf(reading.edition)}]; keep one of the two`;
        return [{ file, at: field, message }];
      }
      const later = before.find((edition) => order.indexOf(edition) > order.indexOf(reading.edition));
      if (later === undefined || !order.includes(reading.edition)) return [];
      const message = `"${reading.edition}" stands after "${later}"; put the readings in the order of data/editions.yaml`;
      return [{ file, at: field, message, restsOn: 'editions' }];
    });
  },
};
