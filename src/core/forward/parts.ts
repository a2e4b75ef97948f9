import { joinAlike } from './segments.ts';
import type { Block } from './tool-result.ts';
import type { Cut, Forwarded, Part, Segment } from './types.ts';

/** A text part. */
export const text = (segments: readonly Segment[]): Part => ({ kind: 'text', segments: [...segments] });

/** The text of a text block; empty where it has none. */
export const blockText = (block: Block): Segment => ({
  text: block.text ?? '',
  source: 'content',
  at: `${block.at}/text`,
});

/** A word of a block: its uri, its name and so on; empty where it has none. */
export const blockWord = (
  block: Block,
  key: 'data' | 'mimeType' | 'uri' | 'name' | 'title' | 'description',
): Segment => ({ text: block[key] ?? '', source: 'content', at: `${block.at}/${key}` });

/** A word of an embedded resource: its text, its uri and so on; empty where it has none. */
export const resourceWord = (block: Block, key: 'text' | 'uri' | 'mimeType' | 'blob'): Segment => ({
  text: block.resource?.[key] ?? '',
  source: 'content',
  at: `${block.at}/resource/${key}`,
});

/** True for a text block with a text. */
export const isText = (block: Block): boolean => block.type === 'text' && block.text !== undefined;

/** True for an image or a sound with its data. */
export const isMedia = (block: Block): boolean =>
  (block.type === 'image' || block.type === 'audio') && block.data !== undefined;

/** True for a block that is annotated for the assistant, or for nobody in particular. */
export const forAssistant = ({ audience }: Block): boolean => audience?.includes('assistant') ?? true;

const UNKNOWN_TYPE = 'application/octet-stream';

/** An image or a sound as such. */
export const media = (block: Block): Part => ({
  kind: 'media',
  mimeType: block.mimeType ?? UNKNOWN_TYPE,
  source: 'content',
  at: block.at,
});

/** The blob of an embedded resource as such. */
export const blob = (block: Block): Part => ({
  kind: 'media',
  mimeType: block.resource?.mimeType ?? UNKNOWN_TYPE,
  source: 'content',
  at: `${block.at}/resource`,
});

/** A resource link as such. */
export const link = (block: Block): Part => ({
  kind: 'link',
  uri: block.uri ?? '',
  ...(block.mimeType === undefined ? {} : { mimeType: block.mimeType }),
  source: 'content',
  at: block.at,
});

/** The same part, moved out of the tool message. */
export const inNextUserMessage = (part: Part): Part => ({ ...part, place: 'nextUserMessage' });

/** What a path shows. `error` says how the model learns that a call failed; none where it did not. */
export const show = (
  parts: readonly Part[],
  error: Forwarded['error'] = 'none',
  more: { cuts?: readonly Cut[]; uncertain?: string | undefined } = {},
): Forwarded => ({
  parts: [...parts],
  error,
  ...(more.cuts && more.cuts.length > 0 ? { cuts: [...more.cuts] } : {}),
  ...(more.uncertain === undefined ? {} : { uncertain: more.uncertain }),
});

/** Segments joined where they are alike; empty segments and texts left out. */
export function tidy(forwarded: Forwarded): Forwarded {
  const parts = forwarded.parts.flatMap((part): Part[] => {
    if (part.kind !== 'text') return [part];
    const segments = joinAlike(part.segments);
    return segments.length > 0 ? [{ ...part, segments }] : [];
  });
  return { ...forwarded, parts };
}
