import type { ToolResult } from '../forward/tool-result.ts';
import type { Cut, Forwarded, Pointer, Segment } from '../forward/types.ts';
import { parse, type Node } from '../json/index.ts';
import { isWithin, type Arrival } from './arrival.ts';
import { canonicalNumber } from './canonical.ts';
import { differences } from './differences.ts';
import { changedInOrder } from './numbers-in-order.ts';
import type { Piece } from './pieces.ts';
import { unescaped } from './quotes.ts';
import { resolveAll } from './resolve-all.ts';
import type { Alteration } from './types.ts';

const STRUCTURED = '/structuredContent';

const cutsOf = ({ cuts = [] }: Forwarded): Alteration[] =>
  cuts.map((cut: Cut & { unit?: string }) => ({
    how: 'cut',
    at: cut.at,
    rest: cut.rest,
    ...(cut.unit === undefined ? {} : { unit: cut.unit }),
  }));

/** Neighbouring segments of structuredContent, as one text each. */
function structuredRuns(forwarded: Forwarded): Segment[][] {
  const runs: Segment[][] = [];
  for (const part of forwarded.parts) {
    let run: Segment[] | undefined;
    for (const segment of part.kind === 'text' ? part.segments : []) {
      if (segment.source !== 'structuredContent') run = undefined;
      else if (run) run.push(segment);
      else runs.push((run = [segment]));
    }
  }
  return runs;
}

const KEY = /^\s*"structuredContent"\s*:\s*/;

function nodeIn(text: string): Node | undefined {
  const parsed = parse(text.replace(KEY, ''));
  return parsed.ok ? parsed.node : undefined;
}

const isReencoded = ({ how }: Segment): boolean => how === 'reencoded' || how === 'escaped';

/** Pointers of numbers of which a segment of their own shows another value. */
function changedNumbers(segments: readonly Segment[], result: ToolResult): Set<Pointer> {
  const candidates = segments.filter(({ how, at }) => how === 'reencoded' && at !== undefined);
  const nodes = resolveAll(
    result.node,
    candidates.map(({ at }) => at as Pointer),
  );
  const changed = new Set<Pointer>();
  for (const { at, text } of candidates) {
    const node = nodes.get(at as Pointer);
    if (node?.kind === 'number' && canonicalNumber(text.trim()) !== canonicalNumber(node.raw))
      changed.add(at as Pointer);
  }
  return changed;
}

const all = (how: 'digits' | 'characters', places: Iterable<Pointer>): Alteration[] =>
  [...places].map((at) => ({ how, at }));

/** What happens to structuredContent in one place where it arrives. */
function alteredRun(run: readonly Segment[], result: ToolResult): Alteration[] {
  if (!result.structured || !run.some(isReencoded)) return [];
  const text = run.map((segment) => segment.text).join('');
  const whole = run.every(({ at }) => isWithin(at ?? STRUCTURED, STRUCTURED)) && run[0]?.at === STRUCTURED;
  const plain = whole ? nodeIn(text) : undefined;
  const arrived = plain ?? (whole ? nodeIn(unescaped(text)) : undefined);
  if (arrived) {
    const { digits, characters, moved, respelled } = differences(result.structured, arrived, STRUCTURED);
    return [
      ...all('digits', digits),
      ...all('characters', characters),
      ...(moved ? [{ how: 'key order', at: STRUCTURED } as const] : []),
      ...(respelled || !plain ? [{ how: 're-encoded', at: STRUCTURED } as const] : []),
    ];
  }
  const changed = changedNumbers(run, result);
  const isCut = run.some(({ how }) => how === 'cut');
  for (const at of isCut ? [] : changedInOrder(result.structured, text.replace(KEY, ''), STRUCTURED))
    changed.add(at);
  const respelled = run.some((segment) => isReencoded(segment) && !changed.has(segment.at ?? ''));
  return [...all('digits', changed), ...(respelled ? [{ how: 're-encoded', at: STRUCTURED } as const] : [])];
}

// A frame whose keys were moved marks all that stands in it.
const saysAsSent = (segments: readonly Segment[], { value }: Piece): boolean =>
  segments.map(({ text }) => text).join('') === value;

/** What happens to the pieces of content that arrive as text. */
function alteredPieces(result: ToolResult, pieces: readonly Piece[], arrival: Arrival): Alteration[] {
  const inContent = [...arrival.byBlock.values()].flat();
  return [
    ...all('digits', changedNumbers(inContent, result)),
    ...pieces.flatMap((piece): Alteration[] => {
      if (!arrival.pieces.has(piece)) return [];
      const own = (arrival.byBlock.get(piece.index) ?? []).filter(({ at }) => isWithin(at ?? '', piece.at));
      const isData = piece.at.endsWith('/data') || piece.at.endsWith('/blob');
      return [
        ...(own.some(isReencoded) && !saysAsSent(own, piece)
          ? [{ how: 're-encoded', at: piece.at } as const]
          : []),
        ...(isData && own.length > 0 ? [{ how: 'base64 text', at: piece.at } as const] : []),
      ];
    }),
  ];
}

/** What arrives otherwise than it was sent, each thing once: cuts first, then content, then structuredContent. */
export function alteredIn(
  result: ToolResult,
  pieces: readonly Piece[],
  arrival: Arrival,
  forwarded: Forwarded,
): Alteration[] {
  const found = [
    ...cutsOf(forwarded),
    ...alteredPieces(result, pieces, arrival),
    ...structuredRuns(forwarded).flatMap((run) => alteredRun(run, result)),
  ];
  const seen = new Set<string>();
  return found.filter((alteration) => {
    const key = JSON.stringify(alteration);
    return !seen.has(key) && seen.add(key);
  });
}
