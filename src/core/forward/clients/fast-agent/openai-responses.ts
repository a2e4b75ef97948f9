import { blob, media, resourceWord, text } from '../../parts.ts';
import { client, join, words } from '../../segments.ts';
import { slice } from '../../cut.ts';
import { partText } from '../../text.ts';
import type { Block, ToolResult } from '../../tool-result.ts';
import type { Context, Forwarded, Part, Segment } from '../../types.ts';
import { address, byAddress, canonical, fileTag, shown, type Item } from './canonical.ts';
import { isTextType } from './mime.ts';

/** What stands after the last slash of a resource's address. */
function fileName(block: Block): Segment[] {
  const uri = address(block);
  const name = slice([uri], uri.text.lastIndexOf('/') + 1, uri.text.length);
  return name.length > 0 ? name : client('resource');
}

const CLASSES: ReadonlyMap<string, string> = new Map([
  ['audio', 'AudioContent'],
  ['image', 'ImageContent'],
]);

/** An input_text, an input_image or an input_file. */
function inputPart(item: Item): Part {
  if ('text' in item) return text(item.text);
  const { block } = item;
  const { resource, type } = block;
  if (resource?.text !== undefined && isTextType(resource.mimeType || 'text/plain')) {
    const mime = resource.mimeType ? [resourceWord(block, 'mimeType')] : client('text/plain');
    return text(fileTag(fileName(block), mime, block));
  }
  if (type === 'image' && block.data && block.mimeType) return media(block);
  if (resource?.blob && resource.mimeType) return blob(block);
  if (type === 'resource_link' ? block.uri : resource?.uri) return byAddress(block);
  if (resource?.text !== undefined) return text([resourceWord(block, 'text')]);
  return text(words`[Unsupported content: ${CLASSES.get(type) ?? '‹class›'}]`);
}

/** The output of the function call: one string of the texts, or a list of parts where one is no text. */
export function openaiResponses(result: ToolResult, context: Context): Forwarded {
  const content = canonical(result, context);
  const parts = content.items.map(inputPart);
  if (parts.some(({ kind }) => kind !== 'text')) return shown(parts, 'none', content);
  const texts = parts.flatMap((part) =>
    part.kind === 'text' && partText(part) !== '' ? [part.segments] : [],
  );
  return shown([text(join(texts, '\n'))], 'none', content);
}
