import { jsonString } from './escape.ts';
import { MCP_ADAPTERS } from './langchain-adapters.ts';
import { blockText, blockWord, isText, resourceWord } from './parts.ts';
import { pythonLink } from './sdk-python.ts';
import { client, join, words } from './segments.ts';
import type { Block, ToolResult } from './tool-result.ts';
import type { Segment } from './types.ts';

const ID = '"id":"lc_‹id›"';

const textJson = (text: readonly Segment[]): Segment[] =>
  words`{"type":"text","text":${jsonString(text)},${client(ID)}}`;

/** The member of a block that holds what it is about. */
function source(block: Block): Segment[] {
  const link = pythonLink(block);
  if (block.type === 'resource_link' && link.kind === 'link')
    return words`"url":${jsonString([{ ...blockWord(block, 'uri'), text: link.uri }])}`;
  const data = block.type === 'resource' ? resourceWord(block, 'blob') : blockWord(block, 'data');
  return words`"base64":${jsonString([data])}`;
}

function blockJson(block: Block): Segment[] {
  if (isText(block)) return textJson([blockText(block)]);
  if (block.resource?.text !== undefined) return textJson([resourceWord(block, 'text')]);
  const mime = block.type === 'resource' ? resourceWord(block, 'mimeType') : blockWord(block, 'mimeType');
  const kind = block.type === 'image' || mime.text.startsWith('image/') ? 'image' : 'file';
  const type = mime.text === '' ? [] : words`,"mime_type":${jsonString([mime])}`;
  return words`{"type":"${kind}",${client(ID)},${source(block)}${type}}`;
}

/** The blocks of langchain-mcp-adapters as JSON.stringify writes their list; its text for an error without any. */
export function langchainJson({ content, isError }: ToolResult): Segment[] {
  const blocks = content.map(blockJson);
  if (isError && blocks.length === 0) blocks.push(textJson(client(MCP_ADAPTERS.emptyError)));
  return words`[${join(blocks, ',')}]`;
}
