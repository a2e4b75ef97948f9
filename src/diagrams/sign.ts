import type { Variant } from '#schema/vocabulary.ts';

export type Half = Variant['sign']['content'];
export type Field = 'content' | 'structured';

const HALF_WIDTH = 11;
const HEIGHT = 14;

/**
 * One cell of a sign: filled reaches the model, hollow is dropped, dashed is a fallback, half filled where no copy.
 * `box` gives the attributes of the cell drawn in by an inset, `lower` those of its lower half.
 */
export function cellShapes(half: Half, field: Field, box: (inset: number) => string, lower: string): string {
  switch (half) {
    case 'full':
      return `<rect class="fill-${field}" ${box(0)}/>`;
    case 'none':
      return `<rect class="hollow" ${box(0.75)}/>`;
    case 'fallback':
      return `<rect class="line-${field} dashed" ${box(0.75)}/>`;
    case 'unless-copy':
      return `<rect class="line-${field}" ${box(0.75)}/><rect class="fill-${field}" ${lower}/>`;
    default:
      return half satisfies never;
  }
}

function cell(half: Half, field: Field, x: number): string {
  const box = (inset: number) =>
    `x="${x + inset}" y="${inset}" width="${HALF_WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" rx="1.5"`;
  const lower = `x="${x}" y="${HEIGHT / 2}" width="${HALF_WIDTH}" height="${HEIGHT / 2}" rx="1.5"`;
  return cellShapes(half, field, box, lower);
}

/** The cells of a variant's sign as SVG shapes in a 24 × 14 box: content at the left, structuredContent at the right. */
export function signShapes(sign: Variant['sign']): string {
  return cell(sign.content, 'content', 0) + cell(sign.structuredContent, 'structured', 24 - HALF_WIDTH);
}

/** What the two cells of a sign say, in words. */
export function signWords(sign: Variant['sign']): string {
  const words: Record<Half, string> = {
    full: 'reaches the model',
    none: 'is dropped',
    fallback: 'only as a fallback',
    'unless-copy': 'unless it is a copy',
  };
  return `content ${words[sign.content]}, structuredContent ${words[sign.structuredContent]}`;
}

/** What stands for a run that was recorded, as SVG shapes in an 11 × 11 box. */
export const ranShapes =
  '<circle cx="5.5" cy="5.5" r="4.7" fill="none" stroke="currentColor"/><circle cx="5.5" cy="5.5" r="2.5" fill="currentColor"/>';
