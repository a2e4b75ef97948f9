import type { Source } from '#core/forward/types.ts';
import type { TokenCount } from '#core/tokens.ts';

const STACK: { source: Source; fill: string }[] = [
  { source: 'content', fill: 'content' },
  { source: 'structuredContent', fill: 'structured' },
  { source: 'client', fill: 'client' },
];

/** Least height or width of a bar that stands for at least one token, so that little is never nothing. */
const LEAST = 2;

/** One stretch of a stacked bar, in the units of the drawing. */
export interface Stretch {
  fill: string;
  start: number;
  length: number;
}

/**
 * The stretches of a token bar to the scale `full` units for `greatest` tokens: content, then structuredContent, then
 * the client's own words where they are at least one unit long.
 */
export function barStretches(tokens: TokenCount, greatest: number, full: number): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (const { source, fill } of STACK) {
    const exact = greatest > 0 ? (tokens[source] / greatest) * full : 0;
    if (tokens[source] <= 0 || (source === 'client' && exact < 1)) continue;
    const length = Math.max(LEAST, Math.round(exact * 10) / 10);
    stretches.push({ fill, start, length });
    start += length + 1;
  }
  return stretches;
}

/** A bar that grows from the foot of a box of `width` × `height`, as SVG shapes. */
export function columnBar(tokens: TokenCount, greatest: number, width: number, height: number): string {
  return barStretches(tokens, greatest, height - 4)
    .map(({ fill, start, length }) => {
      const y = Math.round((height - start - length) * 10) / 10;
      return `<rect class="fill-${fill}" x="0" y="${y}" width="${width}" height="${length}"/>`;
    })
    .join('');
}

/** A bar that grows from the left of a box of `width` × `height`, as SVG shapes. */
export const rowBar = (tokens: TokenCount, greatest: number, width: number, height: number): string =>
  barStretches(tokens, greatest, width - 4)
    .map(
      ({ fill, start, length }) =>
        `<rect class="fill-${fill}" x="${Math.round(start * 10) / 10}" width="${length}" height="${height}"/>`,
    )
    .join('');
