import { blob, blockWord, media, resourceWord, text } from '../../parts.ts';
import { client, words } from '../../segments.ts';
import { segmentsText } from '../../text.ts';
import type { Block, ToolResult } from '../../tool-result.ts';
import type { Context, Forwarded, Part } from '../../types.ts';
import {
  address,
  byAddress,
  canonical,
  guessing,
  isWeb,
  linkText,
  shown,
  titleOf,
  typeWords,
} from './canonical.ts';
import type { Item } from './canonical.ts';
import { isImageType, isTextType } from './mime.ts';

const IMAGES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

function image(block: Block): Part | undefined {
  if (IMAGES.includes(block.mimeType ?? '')) return block.data ? media(block) : undefined;
  const type = blockWord(block, 'mimeType');
  return text(words`Image with unsupported format '${type}' (${block.data?.length ?? 0} bytes)`);
}

function linked(block: Block): Part {
  const type = block.mimeType ?? '';
  if (isWeb(block.uri) && type === 'application/pdf') return byAddress(block);
  if (!isWeb(block.uri) || !isImageType(type)) return text(linkText(block));
  if (IMAGES.includes(type)) return byAddress(block);
  return text(words`Image with unsupported format '${blockWord(block, 'mimeType')}'`);
}

/** A resource by its type, whatever it holds. */
function embedded(block: Block): Part {
  const { mimeType: type = '', text: own, blob: data, uri } = block.resource ?? {};
  const at = address(block);
  const ownText = resourceWord(block, 'text');
  if (type === 'image/svg+xml')
    return text(own ? words`\`\`\`xml\n${ownText}\n\`\`\`` : client('[SVG content could not be extracted]'));
  if (isImageType(type)) {
    if (!IMAGES.includes(type))
      return text(words`[Image with unsupported format '${typeWords(block)}': ${at}]`);
    if (isWeb(uri)) return byAddress(block);
    return data ? blob(block) : text(words`[Image missing data: ${at}]`);
  }
  if (type === 'application/pdf') {
    if (isWeb(uri)) return byAddress(block);
    return data === undefined ? text(words`[PDF resource missing data: ${titleOf(block)}]`) : blob(block);
  }
  if (own) return text([ownText]);
  if (isTextType(type) || (own !== undefined && type === ''))
    return text(words`[Text content could not be extracted from ${titleOf(block)}]`);
  if (data === undefined) return text(words`[Unsupported resource (${typeWords(block)}): ${at}]`);
  return text(
    words`Embedded Resource ${at} with unsupported format ${typeWords(block)} (${data.length} characters)`,
  );
}

/** A block of the tool_result; undefined for a sound. */
function block(item: Item): Part | undefined {
  if ('text' in item) return segmentsText(item.text) === '' ? undefined : text(item.text);
  if (item.block.type === 'image') return image(item.block);
  if (item.block.type === 'resource_link') return linked(item.block);
  return item.block.type === 'resource' ? embedded(item.block) : undefined;
}

const LINK =
  'The type of a link without one is guessed from its address; shown is what a type of text gives, an image or a PDF would go by its address.';

const guessingLink = ({ content }: ToolResult): string | undefined =>
  content.some(({ type, uri, mimeType }) => type === 'resource_link' && isWeb(uri) && !mimeType)
    ? LINK
    : undefined;

/** One tool_result with a list of blocks; is_error is copied. */
export function anthropic(result: ToolResult, context: Context): Forwarded {
  const content = canonical(result, context);
  const blocks = content.items.flatMap((item) => block(item) ?? []);
  const parts = blocks.length > 0 ? blocks : [text(client('[No content in tool result]'))];
  return shown(
    parts,
    result.isError ? 'flagged' : 'none',
    content,
    guessing(content) ?? guessingLink(result),
  );
}
