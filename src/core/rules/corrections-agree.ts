import type { Client } from '#schema/client.ts';
import type { Correction } from '#schema/vocabulary.ts';
import type { Data, Problem, Rule } from '../data.ts';
import { defaultPath } from '../select.ts';
import { readingsIn } from './walk.ts';

/** The letters of a correction's row and of the reading after it; undefined where there is no such reading. */
function lettersAround(client: Client, edition: string) {
  const index = client.readings.findIndex((reading) => reading.edition === edition);
  const [wrong, next] = [client.readings[index], client.readings[index + 1]];
  const [from, to] = [wrong && defaultPath(wrong)?.variant, next && defaultPath(next)?.variant];
  return index < 0 || !next || !from || !to ? undefined : { from, to, next };
}

function ofCorrection(data: Data, { client: id, edition, changesVariant }: Correction): string | undefined {
  const client = data.clients.find((other) => other.id === id);
  const around = client && lettersAround(client, edition);
  if (!around || !changesVariant) return undefined;
  const { from, to, next } = around;
  if (from === to)
    return `true, but the letter is ${from} in ${edition} and in ${next.edition}; correct one of them`;
  if (next.change?.kind !== 'client') return undefined;
  return `true, but the reading of ${next.edition} says that the client changed from ${from} to ${to}; correct one of the two`;
}

/** A letter that is said to have been corrected has the correction that says so. */
const uncorrected = (data: Data): Problem[] =>
  readingsIn(data).flatMap(({ client, reading, file, at }): Problem[] => {
    const before = client.readings[Number(at.at(-1)) - 1];
    if (reading.change?.kind !== 'correction' || !before) return [];
    const stated = data.corrections.some(
      (correction) =>
        correction.client === client.id && correction.edition === before.edition && correction.changesVariant,
    );
    if (stated) return [];
    const message = `"correction" has no record in data/corrections.yaml of ${client.id}, ${before.edition} with changesVariant: true; add it, or correct the kind`;
    return [{ file, at: [...at, 'change', 'kind'], message, restsOn: 'corrections' }];
  });

/** Corrections and readings say the same of a letter. */
export const correctionsAgree: Rule = {
  name: 'corrections-agree',
  description:
    'A correction changes a letter exactly where the letters of the editions differ and the change is a correction.',
  check: (data) => [
    ...data.corrections.flatMap((correction, index): Problem[] => {
      const message = ofCorrection(data, correction);
      if (message === undefined) return [];
      return [{ file: 'data/corrections.yaml', at: [index, 'changesVariant'], message, restsOn: 'clients' }];
    }),
    ...uncorrected(data),
  ],
};
