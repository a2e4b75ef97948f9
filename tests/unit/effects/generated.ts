import fc from 'fast-check';
import type { Part } from '#core/forward/types.ts';
import { shown, structured, words } from './helpers.ts';

type Block = { type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string };
interface Result {
  content: Block[];
  structuredContent?: object;
}

// Each block says something of its own, so that none is the copy of another.
const block = fc.oneof(
  fc.string().map((word) => (index: number): Block => ({ type: 'text', text: `${index}: ${word}` })),
  fc.base64String({ minLength: 4 }).map((data) => (index: number): Block => ({
    type: 'image',
    data: `${index}${data}`,
    mimeType: 'image/png',
  })),
);

/** Results with blocks of text and images that differ, with and without structuredContent. */
export const result: fc.Arbitrary<Result> = fc
  .record({
    content: fc.array(block).map((blocks) => blocks.map((make, index) => make(index))),
    structuredContent: fc.option(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), {
      nil: undefined,
    }),
  })
  .map(({ content, structuredContent }) => ({
    content,
    ...(structuredContent === undefined ? {} : { structuredContent: { ...structuredContent, own: 'own' } }),
  }));

/** A view that shows each piece as it is, but the block at `without`. */
export function partsOf({ content, structuredContent }: Result, without?: number): Part[] {
  const parts = content.map((one, index): Part => {
    if (one.type === 'text') return words(shown(one.text, index));
    return { kind: 'media', mimeType: one.mimeType, source: 'content', at: `/content/${index}` };
  });
  const kept = parts.filter((_, index) => index !== without);
  return structuredContent === undefined
    ? kept
    : [...kept, words(structured(JSON.stringify(structuredContent)))];
}
