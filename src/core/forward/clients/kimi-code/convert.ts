import { blob, blockText, blockWord, isMedia, isText, link, media, resourceWord, text } from '../../parts.ts';
import { client, words } from '../../segments.ts';
import { segmentsText } from '../../text.ts';
import type { Block } from '../../tool-result.ts';
import type { Context, Part, Segment } from '../../types.ts';

/** What becomes of a block that the client does not take: nothing, or a notice in its place. */
export type Dropped = 'silently' | 'told';

const UNTYPED = 'application/octet-stream';
const MAX_URL = Math.ceil((10 * 1024 * 1024 * 4) / 3);
const MEDIA = /^(image|audio|video)\//;

const megabytes = (digits: number): string => ((digits * 3) / 4 / 1024 ** 2).toFixed(1);

const dropped = (reason: readonly Segment[]): Part => text(words`[MCP content dropped: ${reason}]`);

const orUntyped = (type: Segment): Segment[] => (type.text === '' ? client(UNTYPED) : [type]);

/** Why a block is not delivered. */
function reason(block: Block): Segment[] {
  const { type, resource } = block;
  if (type === 'resource_link') {
    const mime = orUntyped(blockWord(block, 'mimeType'));
    return words`resource_link with unsupported mimeType "${mime}" was not delivered. Fetch it directly if needed: ${blockWord(block, 'uri')}`;
  }
  if (type !== 'resource' || !resource)
    return words`content block of unsupported type "${{ text: type, source: 'content', at: `${block.at}/type` }}" was not delivered.`;
  const uri = resourceWord(block, 'uri');
  if (resource.blob === undefined) return words`resource (uri: ${uri}) carried no text or blob payload.`;
  const mime = orUntyped(resourceWord(block, 'mimeType'));
  return words`resource blob with unsupported mimeType "${mime}" (~${megabytes(resource.blob.length)} MB, uri: ${uri}) was not delivered.`;
}

/** A text, a medium or a link to one; undefined for anything else. */
function taken(block: Block): Part | undefined {
  if (isText(block)) return text([blockText(block)]);
  if (isMedia(block)) return media(block);
  if (block.type === 'resource_link') return MEDIA.test(block.mimeType ?? '') ? link(block) : undefined;
  if (block.type !== 'resource') return undefined;
  const { text: own, blob: data, mimeType = '' } = block.resource ?? {};
  if (own !== undefined) return text([resourceWord(block, 'text')]);
  return data !== undefined && MEDIA.test(mimeType) ? blob(block) : undefined;
}

/** The parts of blocks, in order. */
export const converted = (blocks: readonly Block[], rest: Dropped): Part[] =>
  blocks.flatMap((block) => taken(block) ?? (rest === 'told' ? dropped(reason(block)) : []));

/** Media without any text inside tags that name the tool. */
export function wrapMedia(parts: readonly Part[], { call }: Context): Part[] {
  const hasText = parts.some((part) => part.kind === 'text' && segmentsText(part.segments) !== '');
  if (hasText || parts.every(({ kind }) => kind === 'text')) return [...parts];
  return [
    text(client(`<mcp_tool_result name="${call.tool}">`)),
    ...parts,
    text(client('</mcp_tool_result>')),
  ];
}

/** A notice in place of each data URL of more than 10 MB. */
export const capMedia = (parts: readonly Part[], blocks: readonly Block[]): Part[] =>
  parts.map((part) => {
    if (part.kind !== 'media') return part;
    const block = blocks.find(({ at, resource }) => part.at === at || part.at === resource?.at);
    const data = block?.data ?? block?.resource?.blob ?? '';
    const length = `data:${part.mimeType};base64,`.length + data.length;
    if (length <= MAX_URL) return part;
    const kind = MEDIA.exec(part.mimeType)?.[1] ?? block?.type ?? '';
    return text(
      client(
        `[${kind}_url dropped: ~${megabytes(length)} MB exceeds 10 MB per-part limit. Try a smaller resource.]`,
      ),
    );
  });
