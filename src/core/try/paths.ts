import type { Client, Path } from '#schema/client.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import { contextOf, DEFAULT_CONTEXT } from '../forward/context.ts';
import { ruleOf } from '../forward/find.ts';
import type { ToolResult } from '../forward/tool-result.ts';
import type { Context, Forwarded } from '../forward/types.ts';
import { currentPaths, defaultPath } from '../select.ts';
import type { TryOptions } from './options.ts';

/** What is to be known of a current path to run its rule and to name it. */
export interface TryPath {
  /** Id and name of the client. */
  client: string;
  name: string;
  /** Id and title of the path. */
  path: string;
  title: string;
  variant: VariantLetter;
  /** Whether it decides the client's row. */
  isDefault: boolean;
  to: Path['to'];
  /** Whether it is taken only for tools with or without an outputSchema. */
  outputSchema?: 'none' | 'declared';
}

/** The current paths of clients' newest readings, in their order. */
export const tryPaths = (clients: readonly Client[]): TryPath[] =>
  clients.flatMap((client) => {
    const reading = client.readings.at(-1);
    if (!reading) return [];
    const usual = defaultPath(reading);
    return currentPaths(reading).flatMap((path): TryPath[] => {
      if (!ruleOf(client.id, path.id)) return [];
      const outputSchema = path.conditions?.outputSchema;
      return [
        {
          client: client.id,
          name: client.name,
          path: path.id,
          title: path.title,
          variant: path.variant,
          isDefault: path === usual,
          to: path.to,
          ...(outputSchema === undefined ? {} : { outputSchema }),
        },
      ];
    });
  });

/** True where a path is taken at all under the options. */
export const isTaken = ({ outputSchema }: TryPath, { declared }: Pick<TryOptions, 'declared'>): boolean =>
  declared === 'any' ||
  outputSchema === undefined ||
  outputSchema === (declared === 'none' ? 'none' : 'declared');

/** The context in which a path runs under the options. */
export function contextFor(
  { outputSchema }: TryPath,
  { declared, images }: Pick<TryOptions, 'declared' | 'images'>,
): Context {
  const own = outputSchema === undefined ? DEFAULT_CONTEXT : contextOf({ conditions: { outputSchema } });
  return {
    ...own,
    outputSchema: declared === 'any' ? own.outputSchema : declared,
    accepts: { image: images, audio: images },
  };
}

/** What a path shows the model; undefined where it has no rule. */
export const forwardedBy = (
  path: TryPath,
  result: ToolResult,
  options: Pick<TryOptions, 'declared' | 'images'>,
): Forwarded | undefined => ruleOf(path.client, path.path)?.(result, contextFor(path, options));
