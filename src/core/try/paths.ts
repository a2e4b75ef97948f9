import type { Client, Path } from '#schema/client.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import { contextOf, DEFAULT_CONTEXT } from '../forward/context.ts';
import { ruleOf } from '../forward/find.ts';
import type { ToolResult } from '../forward/tool-result.ts';
import type { Context, Forwarded } from '../forward/types.ts';
import { currentPaths, defaultPath } from '../select.ts';
import { formerDays } from '../words.ts';
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
  /** The option with which alone it is taken. */
  option?: string;
  /** The provider for which alone it is taken. */
  provider?: string;
  /** When it was taken, in words, where it no longer is; such a path is never counted. */
  former?: string;
}

/** What decides which paths are taken, and how they run. */
export type RunOptions = Pick<TryOptions, 'declared' | 'images'> &
  Partial<Pick<TryOptions, 'provider' | 'option' | 'former'>>;

/** Name of a path among all clients, as the option of a reader says it. */
export const pathKey = ({ client, path }: Pick<TryPath, 'client' | 'path'>): string => `${client}/${path}`;

/** The paths of clients' newest readings, in their order; the former ones only `withFormer`. */
export const tryPaths = (clients: readonly Client[], withFormer = false): TryPath[] =>
  clients.flatMap((client) => {
    const reading = client.readings.at(-1);
    if (!reading) return [];
    const usual = defaultPath(reading);
    return (withFormer ? reading.paths : currentPaths(reading)).flatMap((path): TryPath[] => {
      if (!ruleOf(client.id, path.id)) return [];
      const { outputSchema, option, provider } = path.conditions ?? {};
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
          ...(option === undefined ? {} : { option }),
          ...(provider === undefined ? {} : { provider }),
          ...(path.former === undefined ? {} : { former: formerDays(path.former) }),
        },
      ];
    });
  });

const fitsSchema = ({ outputSchema }: TryPath, { declared }: RunOptions): boolean =>
  declared === 'any' ||
  outputSchema === undefined ||
  outputSchema === (declared === 'none' ? 'none' : 'declared');

/** A client that does not tell the chosen provider apart keeps all its paths. */
function fitsProvider(path: TryPath, paths: readonly TryPath[], chosen: string): boolean {
  if (chosen === '' || path.provider === undefined || path.provider === chosen) return true;
  return !paths.some(({ client, provider }) => client === path.client && provider === chosen);
}

/** An option that is set takes the place of the client's other paths, and no other client has it set. */
function fitsOption(path: TryPath, paths: readonly TryPath[], chosen: string): boolean {
  if (chosen === '') return true;
  const set = paths.find((one) => one.option !== undefined && pathKey(one) === chosen);
  if (set?.client === path.client) return path === set || path.former !== undefined;
  return path.option === undefined;
}

/** The paths that are taken under the options, each with its place among all. */
export const takenPaths = (
  paths: readonly TryPath[],
  options: RunOptions,
): { path: TryPath; index: number }[] =>
  paths.flatMap((path, index) =>
    (path.former === undefined || options.former === true) &&
    fitsSchema(path, options) &&
    fitsProvider(path, paths, options.provider ?? '') &&
    fitsOption(path, paths, options.option ?? '')
      ? [{ path, index }]
      : [],
  );

/** The context in which a path runs under the options. */
export function contextFor({ outputSchema }: TryPath, { declared, images }: RunOptions): Context {
  const own = outputSchema === undefined ? DEFAULT_CONTEXT : contextOf({ conditions: { outputSchema } });
  return {
    ...own,
    outputSchema: declared === 'any' ? own.outputSchema : declared,
    accepts: { image: images, audio: images },
  };
}

/** What a path shows the model; undefined where it has no rule. */
export const forwardedBy = (path: TryPath, result: ToolResult, options: RunOptions): Forwarded | undefined =>
  ruleOf(path.client, path.path)?.(result, contextFor(path, options));
