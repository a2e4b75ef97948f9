import type { Path } from '#schema/client.ts';
import { client } from './segments.ts';
import type { Context, Segment } from './types.ts';

/** A call of which nothing is known: its names are written ‹server› and ‹tool›, its arguments ‹arguments›. */
export const UNKNOWN_CALL: Context['call'] = { server: '‹server›', tool: '‹tool›' };

/** A context of an unknown call, of a model that takes images and sounds, of a tool without an outputSchema. */
export const DEFAULT_CONTEXT: Context = {
  call: UNKNOWN_CALL,
  outputSchema: 'none',
  accepts: { image: true, audio: true },
};

/** The context in which a path is taken: a path for tools that declare an outputSchema has one that is met. */
export const contextOf = (path: Pick<Path, 'conditions'>): Context => ({
  ...DEFAULT_CONTEXT,
  outputSchema: path.conditions?.outputSchema === 'declared' ? 'conforms' : 'none',
});

/** The arguments of a call as compact JSON; ‹arguments› where they are not known. */
export const argumentsJson = ({ call }: Context): Segment[] =>
  call.arguments === undefined
    ? client('‹arguments›')
    : [{ text: JSON.stringify(call.arguments), source: 'client' }];
