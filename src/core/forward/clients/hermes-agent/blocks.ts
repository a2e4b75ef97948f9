import { base64Bytes } from '../../measure.ts';
import { blockText, blockWord, resourceWord } from '../../parts.ts';
import { pythonAddress } from '../../sdk-python.ts';
import { client, mapText, words } from '../../segments.ts';
import { segmentsText } from '../../text.ts';
import type { Block } from '../../tool-result.ts';
import type { Context, Segment } from '../../types.ts';

const EXTENSIONS: Record<string, string> = {
  ...{ 'image/jpeg': 'jpg', 'image/jpg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' },
  ...{ 'image/webp': 'webp', 'audio/wav': 'wav', 'audio/x-wav': 'wav', 'audio/wave': 'wav' },
};

/** A name of a tool as the model has it. */
export const toolName = (server: string, tool: string): string => {
  const plain = (name: string) => (/^‹[^‹›]*›$/.test(name) ? name : name.replace(/[^A-Za-z0-9_]/g, '_'));
  return `mcp__${plain(server)}__${plain(tool)}`;
};

const withoutTags = (segment: Segment): Segment[] =>
  mapText([segment], (inner) => inner.replace(/[\u{e0000}-\u{e007f}]/gu, ''), 'reencoded');

const mediaType = (block: Block): string => (block.mimeType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** An image or a sound by its type, which is kept in a file. */
export const isFile = (block: Block): boolean =>
  (block.type === 'image' || block.type === 'audio') &&
  block.data !== undefined &&
  mediaType(block).startsWith(`${block.type}/`);

function linkLine(block: Block, { call }: Context): Segment[] {
  const uri = pythonAddress(blockWord(block, 'uri'));
  const name = block.name ? words`, name=${blockWord(block, 'name')}` : [];
  const type = block.mimeType ? words`, mimeType=${blockWord(block, 'mimeType')}` : [];
  return words`[MCP resource link: uri=${uri}${name}${type} — fetch it with ${toolName(call.server, 'read_resource')}]`;
}

function resourceLine(block: Block): Segment[] {
  if (block.resource?.text !== undefined) return [resourceWord(block, 'text')];
  if (block.resource?.blob === undefined) return [];
  const type = block.resource.mimeType ? resourceWord(block, 'mimeType') : 'unknown type';
  return words`[MCP resource saved to ‹path› (${type}, ${base64Bytes(block.resource.blob)} bytes) — read it with read_file or terminal tools]`;
}

/** The line of a file, a link or a resource; undefined for any other block. */
export function fileLine(block: Block, context: Context): Segment[] | undefined {
  if (isFile(block)) return client(`MEDIA:‹path›.${EXTENSIONS[mediaType(block)] ?? '‹extension›'}`);
  if (block.type === 'resource_link') return block.uri ? linkLine(block, context) : undefined;
  return block.type === 'resource' ? resourceLine(block) : undefined;
}

/** The text of a block, and whether it counts as content; undefined for a block that gives nothing. */
export function rendered(block: Block, context: Context): { line: Segment[]; usable: boolean } | undefined {
  if (block.type === 'text') {
    const usable = block.text?.trim() !== '';
    return block.text ? { line: withoutTags(blockText(block)), usable } : undefined;
  }
  const line = fileLine(block, context);
  if (line) {
    const shown = block.resource?.text === undefined ? line : line.flatMap(withoutTags);
    return segmentsText(shown) === '' ? undefined : { line: shown, usable: true };
  }
  if (block.type === 'image' || block.type === 'audio') return undefined;
  const type: Segment = { text: block.type, source: 'content', at: `${block.at}/type` };
  return { line: words`[MCP content dropped: unsupported block (type=${type})]`, usable: false };
}
