import { escapeMarkup } from '#core/escape.ts';
import type { VariantLetter } from '#schema/primitives.ts';

/** A client in both editions, with the reason where its letter differs. */
export interface Move {
  id: string;
  from: VariantLetter;
  to: VariantLetter;
  kind: 'same' | 'client' | 'correction' | 'unknown';
}

interface Place {
  x: number;
  y: number;
}

const ROW = 21;
const HEADING = 30;
const WIDTH = 450;
const LABEL = 172;

/** Lays one side out: a heading a letter, its clients below it; unchanged ones first so that lines cross less. */
function side(moves: readonly Move[], letters: readonly VariantLetter[], which: 'from' | 'to') {
  const places = new Map<string, Place>();
  const headings: { letter: VariantLetter; count: number; y: number }[] = [];
  let y = 0;
  for (const letter of letters) {
    const own = moves.filter((move) => move[which] === letter);
    if (own.length === 0) continue;
    y += HEADING;
    headings.push({ letter, count: own.length, y: y - 9 });
    const other = which === 'from' ? 'to' : 'from';
    const ordered = own.toSorted((a, b) => (a[other] < b[other] ? -1 : a[other] > b[other] ? 1 : 0));
    for (const move of ordered) {
      places.set(move.id, { x: which === 'from' ? LABEL : WIDTH - LABEL, y: y + ROW / 2 });
      y += ROW;
    }
  }
  return { places, headings, height: y };
}

/** The lines between where each client stood in two editions, as SVG: `height` of the drawing and its `shapes`. */
export function movesFigure(
  moves: readonly Move[],
  letters: readonly VariantLetter[],
): { width: number; height: number; shapes: string } {
  const before = side(moves, letters, 'from');
  const after = side(moves, letters, 'to');
  const shapes: string[] = [];
  const heading =
    (x: number, anchor: string) => (entry: { letter: VariantLetter; count: number; y: number }) =>
      `<text class="letter" x="${x}" y="${entry.y}" text-anchor="${anchor}">${entry.letter}, ${entry.count}</text>`;
  shapes.push(...before.headings.map(heading(LABEL - 8, 'end')));
  shapes.push(...after.headings.map(heading(WIDTH - LABEL + 8, 'start')));
  for (const move of moves.toSorted((a, b) => Number(a.kind !== 'same') - Number(b.kind !== 'same'))) {
    const start = before.places.get(move.id);
    const end = after.places.get(move.id);
    if (!start || !end) continue;
    const middle = (start.x + end.x) / 2;
    const label = escapeMarkup(move.id);
    shapes.push(
      `<path class="${move.kind}" d="M${start.x} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}"/>`,
      `<text class="${move.kind}" x="${start.x - 8}" y="${start.y + 5}" text-anchor="end">${label}</text>`,
      `<text class="${move.kind}" x="${end.x + 8}" y="${end.y + 5}">${label}</text>`,
    );
  }
  return { width: WIDTH, height: Math.max(before.height, after.height) + 6, shapes: shapes.join('') };
}
