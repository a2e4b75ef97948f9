import { memberOf, textOf, type Node } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { goText } from '../go-text.ts';
import { blockText, blockWord, isMedia, isText, media, show, text } from '../parts.ts';
import { client, join, words } from '../segments.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Segment } from '../types.ts';

const BESIDE =
  'Whether Anthropic and Bedrock get the text beside the media was not read; with other providers it is replaced by “[Image/media content loaded - see attached file]”, and the media follows in a user message.';
const SOUND = 'What a model gets that does not take sounds was not read.';

/** A member of a block as Go prints it; `absent` where there is none. */
function printed(block: Block, key: '_meta' | 'icons', write: (node: Node) => string, absent: string) {
  const value = memberOf(block.node, key);
  const shown = value?.kind === 'object' || value?.kind === 'array' ? write(value) : absent;
  if (shown === absent) return client(absent);
  const segment: Segment = { text: shown, source: 'content', at: `${block.at}/${key}`, how: 'reencoded' };
  return [segment];
}

const metaText = (block: Block) => printed(block, '_meta', goText, 'map[]');

/** A field that is a pointer: an address that differs from call to call. */
const pointer = (block: Block, key: 'size' | 'annotations' | 'resource'): Segment[] =>
  client(memberOf(block.node, key) ? '‹address›' : '<nil>');

const iconText = (icon: Node): string => {
  const word = (key: string) => textOf(memberOf(icon, key)) ?? '';
  const sizes = memberOf(icon, 'sizes');
  return `{${word('src')} ${word('mimeType')} ${sizes?.kind === 'array' ? goText(sizes) : '[]'} ${word('theme')}}`;
};

const iconsText = (block: Block) =>
  printed(
    block,
    'icons',
    (node) => `[${node.kind === 'array' ? node.items.map(iconText).join(' ') : ''}]`,
    '[]',
  );

/** %v of the struct of the SDK: the values of its fields without their names. */
function structText(block: Block): Segment[] {
  const annotations = pointer(block, 'annotations');
  if (block.type === 'resource')
    return words`&{${pointer(block, 'resource')} ${metaText(block)} ${annotations}}`;
  const word = (key: 'uri' | 'name' | 'title' | 'description' | 'mimeType') => blockWord(block, key);
  const about = words`${word('uri')} ${word('name')} ${word('title')} ${word('description')} ${word('mimeType')}`;
  return words`&{${about} ${pointer(block, 'size')} ${metaText(block)} ${annotations} ${iconsText(block)}}`;
}

/** Texts joined with a newline, and the first image, or else the first sound; nothing else is read. */
function conversation({ content }: ToolResult, { accepts }: Context): Forwarded {
  const others = content.filter((block) => !isMedia(block));
  const output = join(
    others.map((block) => (isText(block) ? [blockText(block)] : structText(block))),
    '\n',
  );
  const shown =
    content.find((block) => isMedia(block) && block.type === 'image') ??
    content.find((block) => isMedia(block));
  if (!shown) return show([text(output)]);
  if (shown.type === 'image' && !accepts.image)
    return show([text(client('This model (‹model›) does not support image data.'))], 'thrown');
  const doubts = [BESIDE, ...(shown.type === 'audio' && !accepts.audio ? [SOUND] : [])];
  return show([text(output), media(shown)], 'none', { uncertain: doubts.join(' ') });
}

export default defineClient({ id: 'crush', paths: { conversation } });
