import type { ToolResult } from '../forward/tool-result.ts';
import type { Forwarded, Pointer } from '../forward/types.ts';
import { isWithin, type Arrival } from './arrival.ts';
import type { Mirror } from './mirrors.ts';
import type { Piece } from './pieces.ts';
import type { Loss, LossKind } from './types.ts';

const STRUCTURED = '/structuredContent';

// The pointer of a piece has no more steps: /content/0/resource/text.
const PIECE_STEPS = 4;

/** Whether a cut may have taken a value: words by a cut anywhere around them, media by one of their own. */
function cutTest({ cuts = [] }: Forwarded): (at: Pointer, words: boolean) => boolean {
  const places = new Set(cuts.map(({ at }) => at));
  const above = new Set(cuts.flatMap(({ at }) => prefixes(at)));
  return (at, words) => above.has(at) || (words && prefixes(at).some((prefix) => places.has(prefix)));
}

/** A pointer and those above it, without the steps that no piece has. */
function prefixes(at: Pointer): Pointer[] {
  const steps = at.split('/', PIECE_STEPS + 1);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** Where the information of a piece that does not arrive stands besides, by the pointer of the piece. */
function coversOf(
  pieces: readonly Piece[],
  mirrors: readonly Mirror[],
  arrival: Arrival,
): Map<Pointer, Pointer> {
  const covers = new Map<Pointer, Pointer>();
  const whole = arrival.structured && arrival.missingMembers.length === 0;
  for (const { text, structured, form } of whole ? mirrors : [])
    if (form !== 'among lines') covers.set(text, structured);
  const byValue = new Map<string, Pointer>();
  const arrivedAt = new Set<Pointer>();
  for (const piece of pieces) {
    if (!arrival.pieces.has(piece)) continue;
    arrivedAt.add(piece.at);
    if (piece.value !== undefined && !byValue.has(piece.value)) byValue.set(piece.value, piece.at);
  }
  for (const { at, value } of pieces) {
    const same = value === undefined ? undefined : byValue.get(value);
    if (same !== undefined) covers.set(at, same);
  }
  const [items, wholes] = [mirrors.filter(isItem), mirrors.filter((mirror) => !isItem(mirror))];
  const copy =
    wholes.find(({ text }) => arrivedAt.has(text)) ??
    (items.every(({ text }) => arrivedAt.has(text)) ? items[0] : undefined);
  if (copy) covers.set(STRUCTURED, copy.text);
  return covers;
}

const isItem = ({ form }: Mirror): boolean => form === 'item';

/** The pieces, members and flags of which nothing reaches the model, in the order content, structuredContent, flag. */
export function lostIn(
  result: ToolResult,
  pieces: readonly Piece[],
  mirrors: readonly Mirror[],
  arrival: Arrival,
  forwarded: Forwarded,
): Loss[] {
  const covers = coversOf(pieces, mirrors, arrival);
  const isCut = cutTest(forwarded);
  const loss = (what: LossKind, at: Pointer, cover = covers.get(at)): Loss =>
    cover === undefined ? { what, at } : { what, at, covered: cover };
  const lost: Loss[] = [];
  let textArrived = false;
  for (const piece of pieces) {
    if (arrival.pieces.has(piece)) {
      textArrived ||= piece.kind === 'text';
      if (!piece.forModel && !tellsAudience(piece, arrival))
        lost.push(loss('audience', `/content/${piece.index}`));
    } else if (piece.forModel && !isCut(piece.at, piece.words)) {
      const text = textArrived ? 'further text blocks' : 'content text';
      lost.push(loss(piece.kind === 'text' ? text : piece.kind, piece.at));
    }
  }
  const cover = covers.get(STRUCTURED);
  if (result.structured && !isCut(STRUCTURED, true)) {
    if (!arrival.structured) lost.push(loss('structuredContent', STRUCTURED));
    for (const at of arrival.missingMembers) lost.push(loss('part of structuredContent', at, cover));
  }
  const flag = forwarded.parts.some(
    (part) =>
      part.kind === 'text' && part.segments.some(({ source, text }) => source === 'isError' && text !== ''),
  );
  if (result.isError && forwarded.error === 'none' && !flag)
    lost.push({ what: 'error flag', at: '/isError' });
  return lost;
}

const tellsAudience = ({ index }: Piece, arrival: Arrival): boolean =>
  arrival.fieldStrings().has('audience') ||
  (arrival.byBlock.get(index) ?? []).some(({ at }) => isWithin(at ?? '', `/content/${index}/annotations`));
