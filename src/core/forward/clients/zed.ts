import { defineClient } from '../define.ts';
import { blockText, isText, media, show, text } from '../parts.ts';
import { client } from '../segments.ts';
import { partText } from '../text.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Forwarded, Part } from '../types.ts';

const EMPTY = text(client('<Tool returned an empty string>'));

// No image file of a known format is shorter, in bytes.
const SMALLEST_IMAGE = 26;

/** True for an image whose data is long enough to be one: the nearest to decoding it that its text allows. */
const isImage = ({ type, data }: Block): boolean =>
  type === 'image' && data !== undefined && (data.length * 3) / 4 >= SMALLEST_IMAGE;

const isBlank = (part: Part): boolean => part.kind === 'text' && /^\p{White_Space}*$/u.test(partText(part));

/** The parts, or a placeholder where all of them are blank. */
const orPlaceholder = (parts: readonly Part[]): readonly Part[] => (parts.every(isBlank) ? [EMPTY] : parts);

function conversation(result: ToolResult): Forwarded {
  if (result.isError) {
    const message = text(result.content.filter(isText).map(blockText));
    const uncertain = 'How the thread marks an error output for the provider was not read.';
    return show(orPlaceholder([message]), 'flagged', { uncertain });
  }
  const parts = result.content.flatMap((block): Part[] => {
    if (isText(block)) return [text([blockText(block)])];
    return isImage(block) ? [media(block)] : [];
  });
  const skipped = result.content.some((block) => block.type === 'image' && !isImage(block));
  const uncertain = skipped
    ? 'That an image which cannot be decoded is skipped was not read in full.'
    : undefined;
  return show(orPlaceholder(parts), 'none', { uncertain });
}

export default defineClient({ id: 'zed', paths: { conversation } });
