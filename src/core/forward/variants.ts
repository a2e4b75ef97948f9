import type { VariantLetter } from '#schema/primitives.ts';
import { jsonEqual } from '../equal.ts';
import { parseJson, type Json } from '../json.ts';
import { hasStructured, type PlainResult } from '../result.ts';
import { blockPart, joinTexts, textPart } from './blocks.ts';
import { envelopeSegments } from './envelope.ts';
import { partText } from './text.ts';
import type { Forwarded, Part } from './types.ts';

const contentParts = (result: PlainResult): Part[] =>
  (result.content ?? []).flatMap((block, index) => blockPart(block, index) ?? []);

const structuredParts = (result: PlainResult): Part[] => {
  if (!hasStructured(result)) return [];
  const text = JSON.stringify(result.structuredContent);
  return [textPart({ text, source: 'structuredContent', at: '/structuredContent' })];
};

const hasSubstance = (parts: readonly Part[]): boolean =>
  parts.some((part) => part.kind !== 'text' || partText(part).trim() !== '');

const isCopy = (part: Part, structured: Json): boolean => {
  const value = part.kind === 'text' ? parseJson(partText(part)) : undefined;
  return value !== undefined && jsonEqual(value, structured);
};

/** What each variant puts in front of the model, reduced to what makes it that variant. */
const models: Record<VariantLetter, (result: PlainResult) => Part[]> = {
  A: contentParts,
  B: (result) => (hasStructured(result) ? structuredParts(result) : contentParts(result)),
  C: (result) => [{ kind: 'text', segments: envelopeSegments(result) }],
  D: (result) => {
    const content = contentParts(result);
    return hasSubstance(content) || !hasStructured(result) ? content : structuredParts(result);
  },
  E: (result) => {
    const content = contentParts(result);
    if (!hasStructured(result)) return content;
    if (!hasSubstance(content)) return structuredParts(result);
    const copied = content.some((part) => isCopy(part, result.structuredContent as Json));
    return copied ? content : [...content, ...structuredParts(result)];
  },
};

/**
 * What a client of the variant shows the model: blocks in their order, neighbouring texts joined with a newline,
 * structuredContent as compact JSON. An error is told by words in the whole envelope (C), else by a flag.
 */
export function forwardAs(letter: VariantLetter, result: PlainResult): Forwarded {
  const told = letter === 'C' ? 'worded' : 'flagged';
  return { parts: joinTexts(models[letter](result)), error: result.isError ? told : 'none' };
}
