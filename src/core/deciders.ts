import type { Path, Reading } from '#schema/client.ts';
import { currentPaths } from './select.ts';

/** What can decide which of a client's paths a result takes. */
export const deciders = ['schema', 'option', 'provider', 'script', 'part'] as const;
export type Decider = (typeof deciders)[number];

/** How the table names each. */
export const deciderWords: Record<Decider, string> = {
  schema: 'outputSchema',
  option: 'option',
  provider: 'provider',
  script: 'script',
  part: 'part of the client',
};

/** What decides that a result takes a path; nothing for a default path that is taken where nothing is set. */
export function decidersOfPath(path: Path, isDefault: boolean): Decider[] {
  const { outputSchema, option, provider } = path.conditions ?? {};
  const found: Decider[] = [
    ...(outputSchema ? (['schema'] as const) : []),
    ...(option ? (['option'] as const) : []),
    ...(provider ? (['provider'] as const) : []),
    ...(path.to === 'code' ? (['script'] as const) : []),
  ];
  return found.length > 0 || isDefault ? found : ['part'];
}

/** What decides between the current paths of a reading, each once, in the order of `deciders`. */
export function decidersOf(reading: Reading): Decider[] {
  const found = new Set(currentPaths(reading).flatMap((path, index) => decidersOfPath(path, index === 0)));
  return deciders.filter((decider) => found.has(decider));
}

/** What decides between the current paths, and which options or providers those are. */
export function deciderDetails(reading: Reading): { decider: Decider; names: string[] }[] {
  const paths = currentPaths(reading);
  return decidersOf(reading).map((decider) => ({
    decider,
    names:
      decider === 'option' || decider === 'provider'
        ? paths.flatMap(({ conditions }) => conditions?.[decider] ?? [])
        : [],
  }));
}
