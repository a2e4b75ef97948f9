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
      places.set(move.id, { x: which === 'from' ? LABEL : WIDTH - LABEL, y: y + Math.round(ROW / 2) });
      y += ROW;
    }
  }
  return { places, headings, height: y };
}

/** A straight line for what stayed, a curve for what changed. */
function line(start: Place, end: Place, kind: Move['kind']): string {
  if (kind === 'same') return `<path d="M${start.x} ${start.y}L${end.x} ${end.y}"/>`;
  const middle = (start.x + end.x) / 2;
  return `<path class="${kind}" d="M${start.x} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}"/>`;
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
    const changed = move.kind !== 'same';
    const label = escapeMarkup(move.id);
    const text = (x: number, y: number, end: boolean) =>
      `<text${changed ? ' class="changed"' : ''} x="${x}" y="${y + 5}"${end ? ' text-anchor="end"' : ''}>${label}</text>`;
    shapes.push(line(start, end, move.kind), text(start.x - 8, start.y, true), text(end.x + 8, end.y, false));
  }
  return { width: WIDTH, height: Math.max(before.height, after.height) + 6, shapes: shapes.join('') };
}
