import type { VariantLetter } from '#schema/primitives.ts';
import { jsonEqual } from '../equal.ts';
import { javascript, textIn } from '../json/index.ts';
import { parseJson } from '../json.ts';
import type { PlainResult } from '../result.ts';
import { asReceived, envelope } from './fields.ts';
import { blob, blockText, isMedia, isText, link, media, resourceWord, text, tidy } from './parts.ts';
import { client } from './segments.ts';
import { structuredText } from './serialize.ts';
import { partText } from './text.ts';
import { readToolResult, type Block, type ToolResult } from './tool-result.ts';
import type { Forwarded, Part } from './types.ts';

/** What a block is for the model: words, media or a link; undefined for a type that is none of these. */
function blockPart(block: Block): Part | undefined {
  if (isText(block)) return text([blockText(block)]);
  if (isMedia(block)) return media(block);
  if (block.type === 'resource_link') return link(block);
  if (block.type !== 'resource' || !block.resource) return undefined;
  return block.resource.text === undefined ? blob(block) : text([resourceWord(block, 'text')]);
}

const contentParts = ({ content }: ToolResult): Part[] => content.flatMap((block) => blockPart(block) ?? []);

const structuredParts = ({ structured }: ToolResult): Part[] =>
  structured ? [text(structuredText(structured, javascript))] : [];

const hasSubstance = (parts: readonly Part[]): boolean =>
  parts.some((part) => part.kind !== 'text' || partText(part).trim() !== '');

const isCopy = (part: Part, { structured }: ToolResult): boolean => {
  if (part.kind !== 'text' || !structured) return false;
  const value = parseJson(partText(part));
  const other = parseJson(textIn(javascript, structured));
  return value !== undefined && other !== undefined && jsonEqual(value, other);
};

/** The whole result; what is not escaped in content is told as of the field, without its place. */
const whole = (result: ToolResult): Part =>
  text(
    envelope(asReceived(result), javascript).map((segment) =>
      segment.source === 'content' && !segment.how ? { ...segment, at: '/content' } : segment,
    ),
  );

/** What each variant puts in front of the model, reduced to what makes it that variant. */
const models: Record<VariantLetter, (result: ToolResult) => Part[]> = {
  A: contentParts,
  B: (result) => (result.structured ? structuredParts(result) : contentParts(result)),
  C: (result) => [whole(result)],
  D: (result) => {
    const content = contentParts(result);
    return hasSubstance(content) || !result.structured ? content : structuredParts(result);
  },
  E: (result) => {
    const content = contentParts(result);
    if (!hasSubstance(content)) return result.structured ? structuredParts(result) : content;
    const copied = content.some((part) => isCopy(part, result));
    return copied ? content : [...content, ...structuredParts(result)];
  },
};

/** Joins neighbouring text parts with a newline of the client's. */
function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = text([...last.segments, ...client('\n'), ...part.segments]);
    else joined.push(part);
  }
  return joined;
}

/**
 * What a client of the variant shows the model: blocks in their order, neighbouring texts joined with a newline,
 * structuredContent as compact JSON. An error is told by words in the whole envelope (C), else by a flag.
 */
export function forwardAs(letter: VariantLetter, plain: PlainResult): Forwarded {
  const read = readToolResult(JSON.stringify(plain));
  if (!read.ok) return { parts: [], error: 'none' };
  const told = letter === 'C' ? 'worded' : 'flagged';
  const parts = joinTexts(models[letter](read.result));
  return tidy({ parts, error: read.result.isError ? told : 'none' });
}
