import { argumentsJson } from './context.ts';
import { blob, blockText, blockWord, isMedia, isText, media, resourceWord } from './parts.ts';
import { words } from './segments.ts';
import type { Block } from './tool-result.ts';
import type { Context, Part, Segment } from './types.ts';

/** What a block becomes: a text, and inline data beside it. */
export interface Converted {
  text: Segment[];
  data?: Part;
}

/**
 * transformMcpContentToParts of gemini-cli and of its fork. `wrap` puts words around the text of a block or of a
 * resource; undefined for a block that is dropped.
 */
export function convert(
  block: Block,
  { call }: Context,
  wrap: (segment: Segment) => Segment[],
): Converted | undefined {
  if (isText(block)) return { text: wrap(blockText(block)) };
  if (isMedia(block)) {
    const type = blockWord(block, 'mimeType');
    const note = words`[Tool '${call.tool}' provided the following ${block.type} data with mime-type: ${type}]`;
    return { text: note, data: media(block) };
  }
  if (block.type === 'resource_link') {
    const name = blockWord(block, block.title ? 'title' : 'name');
    return { text: words`Resource Link: ${name} at ${blockWord(block, 'uri')}` };
  }
  if (block.type !== 'resource') return undefined;
  if (block.resource?.text) return { text: wrap(resourceWord(block, 'text')) };
  if (!block.resource?.blob) return undefined;
  const type = block.resource.mimeType ? resourceWord(block, 'mimeType') : 'application/octet-stream';
  const note = words`[Tool '${call.tool}' provided the following embedded resource with mime-type: ${type}]`;
  return { text: note, data: blob(block) };
}

/** The words of an error: the call, and the JSON of the response. */
export function errorText(context: Context, response: readonly Segment[]): Segment[] {
  const { tool } = context.call;
  const name = JSON.stringify(tool);
  const args = argumentsJson(context);
  return words`MCP tool '${tool}' reported tool error for function call: {"name":${name},"args":${args}} with response: [{"functionResponse":{"name":${name},"response":${response}}}]`;
}
