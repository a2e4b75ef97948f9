import { pythonJson } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { decoded, parsedText } from '../escape.ts';
import { blob, blockText, isText, media, resourceWord, show, text } from '../parts.ts';
import { unmetSchema } from '../sdk-python.ts';
import { client, join, words } from '../segments.ts';
import { structuredText } from '../serialize.ts';
import { segmentsText } from '../text.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part, Segment } from '../types.ts';

const IMAGES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];
const TEXTUAL = /^text\/|^application\/(json|xml|javascript|yaml|x-yaml)$|\+(json|xml)$/;

/** An entry of ToolResultContent; undefined for a block that is dropped. */
function entry(block: Block): Part | undefined {
  if (isText(block)) return text([blockText(block)]);
  if (block.type === 'image') return media(block);
  if (block.type !== 'resource') return undefined;
  if (block.resource?.text !== undefined) return text([resourceWord(block, 'text')]);
  const type = block.resource?.mimeType ?? '';
  if (IMAGES.includes(type)) return blob(block);
  if (!TEXTUAL.test(type)) return undefined;
  const words = decoded(resourceWord(block, 'blob'));
  return words && text([words]);
}

const isUnknownImage = (block: Block): boolean =>
  block.type === 'image' && !IMAGES.includes(block.mimeType ?? '');

const entries = (result: ToolResult): Part[] => result.content.flatMap((block) => entry(block) ?? []);

function conversation(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return show([text(words`Tool execution failed: ${unmet}`)], 'thrown');
  if (result.content.some(isUnknownImage)) {
    const uncertain = 'In later code of harness-sdk the block goes as JSON and nothing is raised.';
    return show([text(client('Tool execution failed: ‹message›'))], 'thrown', { uncertain });
  }
  return show(entries(result), result.isError ? 'flagged' : 'none');
}

const VALUE = pythonJson({ compact: true, ensureAscii: false });

const raised = (tool: string, message: string | Segment[]): Forwarded =>
  show([text(words`Tool '${tool}' error: ${message}`)], 'thrown');

/** What the awaited call gives the script, or raises in it; a dict is shown as compact JSON. */
function codeMode(result: ToolResult, context: Context): Forwarded {
  const { call } = context;
  const unmet = unmetSchema(result, context);
  if (unmet) return raised(call.tool, words`Tool execution failed: ${unmet}`);
  const parts = entries(result);
  const texts = parts.flatMap((part): Segment[][] => (part.kind === 'text' ? [part.segments] : []));
  const joined = join(texts, '\n');
  if (result.isError) {
    return raised(call.tool, segmentsText(joined) === '' ? 'Unknown error' : joined);
  }
  if (result.structured) return show([text(structuredText(result.structured, VALUE))]);
  const [only] = joined;
  const looksJson = parts.length === 1 && only && /^[[{]/.test(only.text);
  return show([text((looksJson && parsedText(only, VALUE)) || joined)]);
}

export default defineClient({ id: 'strands', paths: { conversation, 'code-mode': codeMode } });
