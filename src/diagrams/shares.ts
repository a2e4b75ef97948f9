import { escapeMarkup } from '#core/escape.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import type { Variant } from '#schema/vocabulary.ts';
import { cellShapes, type Field, type Half } from './sign.ts';

/** One edition: its name, which of its rows are counted, and how many have each letter, in one order for all. */
export interface SharesColumn {
  label: string;
  words: string;
  parts: { letter: VariantLetter; sign: Variant['sign']; count: number }[];
}

/** Where a part of a column lies, in units of the drawing. */
export interface Stretch {
  letter: VariantLetter;
  sign: Variant['sign'];
  count: number;
  y: number;
  height: number;
}

const TOP = 50;
const HEIGHT = 320;
const CELL = 46;
const MIDDLE = 54;
const COLUMN = 2 * CELL + MIDDLE;
const BETWEEN = 92;
const GAP = 3;
const LABEL = 20;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The parts of a column from the top on; their heights are to each other as their counts. Empty ones have none. */
export function stretches({ parts }: Pick<SharesColumn, 'parts'>): Stretch[] {
  const filled = parts.filter(({ count }) => count > 0);
  const rows = filled.reduce((sum, { count }) => sum + count, 0);
  const free = HEIGHT - GAP * Math.max(0, filled.length - 1);
  let y = TOP;
  return filled.map((part) => {
    const stretch = { ...part, y: round(y), height: round((part.count / rows) * free) };
    y += (part.count / rows) * free + GAP;
    return stretch;
  });
}

/** Heights for labels that are to stand at `wanted`, moved down and then up until none covers another. */
export function spread(wanted: readonly number[], least: number, end: number): number[] {
  const down: number[] = [];
  for (const y of wanted) down.push(Math.max(y, (down.at(-1) ?? -Infinity) + least));
  const up: number[] = [];
  for (const y of down.toReversed()) up.push(Math.min(y, (up.at(-1) ?? end + least) - least));
  return up.reverse().map(round);
}

/** One cell of the sign, drawn as large as the share: its fill is that of the sign. */
function cell(half: Half, field: Field, x: number, { y, height }: Stretch): string {
  const box = (inset: number) =>
    `x="${x + inset}" y="${round(y + inset)}" width="${CELL - 2 * inset}" height="${round(Math.max(1, height - 2 * inset))}" rx="2"`;
  const lower = `x="${x}" y="${round(y + height / 2)}" width="${CELL}" height="${round(height / 2)}" rx="2"`;
  return cellShapes(half, field, box, lower);
}

function column({ label, words }: SharesColumn, own: readonly Stretch[], x: number): string {
  const middle = x + COLUMN / 2;
  const heights = spread(
    own.map(({ y, height }) => y + height / 2),
    LABEL,
    TOP + HEIGHT - LABEL / 2,
  );
  const marks = own.map(
    (stretch, index) =>
      cell(stretch.sign.content, 'content', x, stretch) +
      cell(stretch.sign.structuredContent, 'structured', x + CELL + MIDDLE, stretch) +
      `<text class="letter" x="${middle}" y="${round((heights[index] ?? 0) + 5)}">${stretch.letter}, ${stretch.count}</text>`,
  );
  const heading =
    `<text class="edition" x="${middle}" y="16">${escapeMarkup(label)}</text>` +
    `<text x="${middle}" y="38">${escapeMarkup(words)}</text>`;
  return heading + marks.join('');
}

/** Bands between the parts of one letter in two columns that stand side by side. */
function bands(left: readonly Stretch[], right: readonly Stretch[], x: number): string {
  const to = x + BETWEEN - 6;
  return left
    .flatMap((from) => {
      const other = right.find(({ letter }) => letter === from.letter);
      if (!other) return [];
      const ends = [from.y, other.y, other.y + other.height, from.y + from.height].map(round);
      return `<path d="M${x + 6} ${ends[0]}L${to} ${ends[1]}V${ends[2]}L${x + 6} ${ends[3]}Z"/>`;
    })
    .join('');
}

/**
 * The shares of the variants, one column an edition, as SVG `shapes` in a box of `width` × `height`. Each part of a column is
 * the variant's sign, as high as its share: content at the left, structuredContent at the right.
 */
export function sharesFigure(columns: readonly SharesColumn[]): {
  width: number;
  height: number;
  shapes: string;
} {
  const all = columns.map(stretches);
  const place = (index: number) => index * (COLUMN + BETWEEN);
  const between = all.slice(1).map((right, index) => bands(all[index] ?? [], right, place(index) + COLUMN));
  const drawn = columns.map((entry, index) => column(entry, all[index] ?? [], place(index)));
  const width = Math.max(0, columns.length * COLUMN + (columns.length - 1) * BETWEEN);
  return { width, height: TOP + HEIGHT, shapes: [...between, ...drawn].join('') };
}
