import { suggestion } from '#core/rules/words.ts';
import type { TryPath } from '#core/try/paths.ts';
import { unusable } from './unusable.ts';

const unique = (words: readonly string[]): string[] => [...new Set(words)];

function demand(option: string, ids: readonly string[], known: readonly string[], of: string): void {
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw unusable(`${option} ${unknown} is no id of ${of}${suggestion(unknown, known, 'there are')}`);
}

/**
 * The paths of these clients and with these ids; all for none. Where paths are named, the first one of a client stands
 * for it in findings, in the place of its default path.
 */
export function chosenPaths(
  all: readonly TryPath[],
  { clients, paths }: { clients: readonly string[]; paths: readonly string[] },
): TryPath[] {
  demand('--client', clients, unique(all.map(({ client }) => client)), 'a client');
  const ofClients = clients.length === 0 ? [...all] : all.filter(({ client }) => clients.includes(client));
  if (paths.length === 0) return ofClients;
  demand('--path', paths, unique(ofClients.map(({ path }) => path)), 'a path of these clients');
  const chosen = ofClients.filter(({ path }) => paths.includes(path));
  const without = clients.find((id) => !chosen.some(({ client }) => client === id));
  if (without !== undefined) {
    const own = ofClients.filter(({ client }) => client === without).map(({ path }) => path);
    throw unusable(`--client ${without} has none of the paths that --path names; it has ${own.join(', ')}`);
  }
  return chosen.map((one, index) => ({
    ...one,
    isDefault: chosen.findIndex(({ client }) => client === one.client) === index,
  }));
}
