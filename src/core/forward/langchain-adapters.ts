import { blob, blockText, isText, link, media, resourceWord, text } from './parts.ts';
import { pythonLink } from './sdk-python.ts';
import { client } from './segments.ts';
import type { Block, ToolResult } from './tool-result.ts';
import type { Part } from './types.ts';

/** What differs between langchain-mcp-adapters and its successor langchain.mcp. */
interface Adapter {
  /** The text for an error without content. */
  emptyError: string;
  link(block: Block): Part;
}

/** langchain-mcp-adapters, on version 1 of the SDK. */
export const MCP_ADAPTERS: Adapter = {
  emptyError: 'MCP tool returned an error with empty content.',
  link: pythonLink,
};

/** langchain.mcp, on version 2 of the SDK, which keeps addresses as received. */
export const LANGCHAIN_MCP: Adapter = {
  emptyError: 'The MCP tool reported an error with empty content.',
  link,
};

/** A LangChain block; undefined for a type that the converter does not know. */
function langchainBlock(block: Block, adapter: Adapter): Part | undefined {
  if (isText(block)) return text([blockText(block)]);
  if (block.type === 'image') return media(block);
  if (block.type === 'resource_link') return adapter.link(block);
  if (block.resource?.text !== undefined) return text([resourceWord(block, 'text')]);
  return block.resource?.blob === undefined ? undefined : blob(block);
}

/** The blocks of the ToolMessage; a text of the adapter for an error without any. */
export function langchainBlocks({ content, isError }: ToolResult, adapter = MCP_ADAPTERS): Part[] {
  if (isError && content.length === 0) return [text(client(adapter.emptyError))];
  return content.flatMap((block) => langchainBlock(block, adapter) ?? []);
}

/** True for a result that the converter refuses: one with a sound, or with a blob whose type is not told. */
export const isRefused = ({ content }: ToolResult): boolean =>
  content.some(
    ({ type, resource }) =>
      type === 'audio' || (resource?.blob !== undefined && resource.text === undefined && !resource.mimeType),
  );
