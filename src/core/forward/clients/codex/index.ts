import { memberOf, serdeOrdered } from '../../../json/index.ts';
import { defineClient } from '../../define.ts';
import { asReceived, envelope } from '../../fields.ts';
import { imageKind, isNoImage } from '../../images.ts';
import { blockText, isMedia, isText, media, show, text } from '../../parts.ts';
import { client, words } from '../../segments.ts';
import { serialize, structuredText } from '../../serialize.ts';
import type { Block, ToolResult } from '../../tool-result.ts';
import type { Context, Forwarded, Part } from '../../types.ts';
import { limited, type Limit } from './limit.ts';

const HEADER = 'Wall time: ‹time› seconds\nOutput:';
const NOT_TAKEN = '<image content omitted because you do not support image input>';
const NO_IMAGE = 'image content omitted because it could not be processed';

const isEncrypted = (block: Block): boolean =>
  isText(block) && memberOf(memberOf(block.node, '_meta'), 'codex/encryptedContent')?.kind === 'true';

function item(block: Block, { accepts }: Context): Part {
  if (isText(block)) return text([blockText(block)]);
  if (!isMedia(block)) return text(serialize(block.node, serdeOrdered, { source: 'content', at: block.at }));
  if (block.type === 'audio') return accepts.audio ? media(block) : text(client('‹not recorded›'));
  return accepts.image ? media(block) : text(client(NOT_TAKEN));
}

/** An image of the kinds that are decoded, with the type of what it is; a GIF becomes a PNG. */
function decoded(block: Block): Part {
  const kind = isNoImage(block) ? undefined : imageKind(block.data ?? '');
  if (!kind) return text(client(NO_IMAGE));
  const mimeType = `image/${kind === 'gif' ? 'png' : kind}`;
  return { kind: 'media', mimeType, source: 'content', at: block.at };
}

/** structuredContent as one text, else the blocks as items, within a limit. */
function output(result: ToolResult, context: Context, limit: Limit): Forwarded {
  const preferred = result.content.some(isEncrypted) ? undefined : result.structured;
  const parts = preferred
    ? [text(words`${HEADER}\n${structuredText(preferred, serdeOrdered)}`)]
    : [text(client(HEADER)), ...result.content.map((block) => item(block, context))];
  const images = new Map(result.content.filter(({ type }) => type === 'image').map((one) => [one.at, one]));
  const { parts: kept, cuts } = limited(parts, limit, (part) => {
    const block = part.kind === 'media' && images.get(part.at);
    return block ? decoded(block) : part;
  });
  return show(kept, 'none', { cuts });
}

const SIZE = 10_000;

/** A model of the catalogue has its limit in tokens. */
const conversation = (result: ToolResult, context: Context): Forwarded =>
  output(result, context, { unit: 'tokens', size: context.budget ?? SIZE });

/** Any other has it in bytes, unless the configuration sets one. */
const unknownModel = (result: ToolResult, context: Context): Forwarded =>
  output(result, context, { unit: 'bytes', size: context.budget === undefined ? SIZE : context.budget * 4 });

/** The script gets content, structuredContent and isError as an object, shown as compact JSON. */
function codeMode(result: ToolResult): Forwarded {
  const kept = asReceived(result).filter(
    ({ key, value }) =>
      ['content', 'structuredContent', 'isError'].includes(key.value) && value.kind !== 'null',
  );
  return show([text(envelope(kept, serdeOrdered))], result.isError ? 'worded' : 'none');
}

export default defineClient({
  id: 'codex',
  paths: { conversation, 'conversation-unknown-model': unknownModel, 'code-mode': codeMode },
});
