import { blob, blockWord, inNextUserMessage, media, resourceWord, text } from '../../parts.ts';
import { client, join, words } from '../../segments.ts';
import { segmentsText } from '../../text.ts';
import type { Block, ToolResult } from '../../tool-result.ts';
import type { Context, Forwarded, Part } from '../../types.ts';
import { byAddress, canonical, fileTag, guessing, isWeb, linkText } from './canonical.ts';
import { shown, titleOf, typeWords } from './canonical.ts';
import { isDocumentType, isImageType, isTextType } from './mime.ts';

const VIDEO = /^video\/(mp4|mpeg|mov|quicktime|avi|x-msvideo|x-flv|mpg|webm|wmv|x-ms-wmv|3gpp)$/;

function linked(block: Block): Part {
  const type = block.mimeType ?? '';
  const isFile = isImageType(type) || VIDEO.test(type) || isDocumentType(type);
  return isFile ? byAddress(block) : text(linkText(block));
}

/** A resource by its type, whatever it holds; undefined where that leaves nothing. */
function embedded(block: Block): Part | undefined {
  const { mimeType: type = '', text: own, blob: data, uri } = block.resource ?? {};
  const isImage = isImageType(type);
  if (isImage || VIDEO.test(type) || type === 'application/pdf') {
    if (isWeb(uri)) return byAddress(block);
    if (data) return blob(block);
    return isImage ? text(words`[Image missing data: ${titleOf(block)}]`) : undefined;
  }
  if (isTextType(type) || (own !== undefined && type === ''))
    return own ? text(fileTag(titleOf(block), typeWords(block), block)) : undefined;
  if (own) return text([resourceWord(block, 'text')]);
  const kind = data === undefined ? 'Unsupported' : 'Binary';
  return text(words`[${kind} resource: ${titleOf(block)} (${typeWords(block)})]`);
}

/** What the user message after the tool message gets of a block that is no text. */
function attachment(block: Block): Part | undefined {
  if (block.type === 'image') return media(block);
  if (block.type === 'audio')
    return text(words`[Unsupported audio content: ${blockWord(block, 'mimeType')}]`);
  if (block.type === 'resource_link') return linked(block);
  if (block.type === 'resource') return embedded(block);
  return text(client('[Unsupported content type: ‹class›]'));
}

/** The texts are the tool message, all else follows in a user message; isError leaves no trace. */
export function openaiChat(result: ToolResult, context: Context): Forwarded {
  const content = canonical(result, context);
  const texts = content.items.flatMap((item) => ('text' in item ? [item.text] : []));
  const joined = join(texts, ' ');
  const message = segmentsText(joined).trim() === '' ? client('[Tool completed successfully]') : joined;
  const others = content.items.flatMap((item) => ('block' in item ? (attachment(item.block) ?? []) : []));
  return shown([text(message), ...others.map(inNextUserMessage)], 'none', content, guessing(content));
}
