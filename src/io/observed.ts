import { createHash } from 'node:crypto';
import { clientRules } from '#core/forward/clients/index.ts';
import { observedViews, type ObservedView } from '#core/observations/differences.ts';
import { getData } from './collections.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

let all: Promise<Map<string, ObservedView[]>> | undefined;

/** Every observation beside its rule, by the id of the client; held against each other once a build. */
export const getObserved = (): Promise<Map<string, ObservedView[]>> =>
  (all ??= getData().then((data) =>
    Map.groupBy(observedViews(data, clientRules, sha256), ({ client }) => client.id),
  ));
