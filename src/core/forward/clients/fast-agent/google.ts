import { blob, link, media, resourceWord, text } from '../../parts.ts';
import { client, join, words } from '../../segments.ts';
import { segmentsText } from '../../text.ts';
import type { Block, ToolResult } from '../../tool-result.ts';
import type { Context, Forwarded, Part } from '../../types.ts';
import { address, canonical, linkText, shown, type Item } from './canonical.ts';

function embedded(block: Block): Part {
  const { mimeType: type = '', text: own, blob: data } = block.resource ?? {};
  if (data !== undefined && (type === 'application/pdf' || /^(video|audio)\//.test(type))) return blob(block);
  if (own !== undefined) return text([resourceWord(block, 'text')]);
  const told = type === '' ? client('None') : [resourceWord(block, 'mimeType')];
  return text(words`[Unhandled Resource in Tool: ${address(block)}, MIME: ${told}]`);
}

/** A text of the response or a part beside it; undefined for a sound. */
function convert(item: Item): Part | undefined {
  if ('text' in item) return text(item.text);
  const { block } = item;
  if (block.type === 'image') return media(block);
  if (block.type === 'resource') return embedded(block);
  if (block.type !== 'resource_link') return undefined;
  return /^(video|audio|image)\//.test(block.mimeType ?? '') ? link(block) : text(linkText(block));
}

/** The function response: its texts under `result`, under `error` where the call failed; media are parts of it. */
export function google(result: ToolResult, context: Context): Forwarded {
  const content = canonical(result, context);
  const parts = content.items.flatMap((item) => convert(item) ?? []);
  const output = join(
    parts.flatMap((part) => (part.kind === 'text' ? [part.segments] : [])),
    '\n',
  );
  const isSilent = result.isError && segmentsText(output) === '';
  const message = isSilent ? client('Tool execution failed.') : output;
  const others = parts.filter(({ kind }) => kind !== 'text');
  return shown([text(message), ...others], result.isError ? 'flagged' : 'none', content);
}
