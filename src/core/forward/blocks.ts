import type { Block } from '../result.ts';
import type { Part, Segment } from './types.ts';

const word = (block: Block, key: string): string | undefined => {
  const value = block[key];
  return typeof value === 'string' ? value : undefined;
};

/** What a content block is for the model: words, media or a link; undefined for a type that is none of these. */
export function blockPart(block: Block, index: number): Part | undefined {
  const at = `/content/${index}`;
  const mimeType = word(block, 'mimeType');
  switch (block.type) {
    case 'text':
      return textPart({ text: word(block, 'text') ?? '', source: 'content', at: `${at}/text` });
    case 'image':
    case 'audio':
      return { kind: 'media', mimeType: mimeType ?? 'application/octet-stream', source: 'content', at };
    case 'resource_link':
      return {
        kind: 'link',
        uri: word(block, 'uri') ?? '',
        ...(mimeType === undefined ? {} : { mimeType }),
        source: 'content',
        at,
      };
    case 'resource':
      return resourcePart(block, at);
    default:
      return undefined;
  }
}

function resourcePart(block: Block, at: string): Part | undefined {
  const resource = block['resource'];
  if (typeof resource !== 'object' || resource === null || Array.isArray(resource)) return undefined;
  const { text, mimeType } = resource;
  if (typeof text === 'string') return textPart({ text, source: 'content', at: `${at}/resource/text` });
  const type = typeof mimeType === 'string' ? mimeType : 'application/octet-stream';
  return { kind: 'media', mimeType: type, source: 'content', at: `${at}/resource` };
}

/** A text part of one segment. */
export const textPart = (segment: Segment): Part => ({ kind: 'text', segments: [segment] });

/** Joins neighbouring text parts with a newline of the client's, and drops text parts without words. */
export function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') {
      const newline: Segment = { text: '\n', source: 'client' };
      joined[joined.length - 1] = { ...last, segments: [...last.segments, newline, ...part.segments] };
    } else {
      joined.push(part);
    }
  }
  return joined
    .map((part) =>
      part.kind === 'text' ? { ...part, segments: part.segments.filter(({ text }) => text !== '') } : part,
    )
    .filter((part) => part.kind !== 'text' || part.segments.length > 0);
}
