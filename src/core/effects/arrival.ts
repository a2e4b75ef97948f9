import type { Forwarded, Part, Pointer, Segment } from '../forward/types.ts';
import { pointerTo, stepsOf } from '../json/index.ts';
import type { ToolResult } from '../forward/tool-result.ts';
import type { Piece } from './pieces.ts';
import { partQuotes, unescaped } from './quotes.ts';

/** What of a result reaches the model. */
export interface Arrival {
  pieces: ReadonlySet<Piece>;
  /** Pieces that arrive twice by themselves. */
  repeated: ReadonlySet<Piece>;
  structured: boolean;
  /** Members of structuredContent of which nothing arrives, where the others do. */
  missingMembers: readonly Pointer[];
  /** Segments that come from within a block, by its index. */
  byBlock: ReadonlyMap<number, readonly Segment[]>;
  /** Strings of `content` that stand in segments of the whole field. */
  fieldStrings: () => ReadonlySet<string>;
}

const BLOCK = /^\/content\/(\d+)(?:\/|$)/;
const blockIndex = (at: Pointer): number => Number(BLOCK.exec(at)?.[1] ?? -1);

/** True where one pointer leads to the other or below it. */
export const isWithin = (at: Pointer, above: Pointer): boolean =>
  at.startsWith(above) && (at.length === above.length || at.charCodeAt(above.length) === 0x2f);

const PARTS: Record<'media' | 'link', readonly Piece['kind'][]> = {
  media: ['image', 'audio', 'embedded resource', 'other block'],
  link: ['resource link', 'other block'],
};

const decoded = ({ text, how }: Segment): string => (how === 'escaped' ? unescaped(text) : text);

/** True where segments of the whole field are words made of it, not the frame in which its values are serialized. */
const isWords = (text: string): boolean =>
  !/\btype\b/.test(text) && /[^\s{}[\]()"',:=\\]/.test(text.replace('content', ''));

/** Strings in segments of the whole field. */
function stringsOf(segments: readonly Segment[]): Set<string> {
  const strings = new Set<string>();
  partQuotes(
    segments.map(decoded).join(''),
    (inner) => strings.add(unescaped(inner)),
    () => {},
  );
  return strings;
}

/** A value as it stands inside a string of JSON. */
const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

function carries(segment: Segment, { at, value }: Piece): boolean {
  const from = segment.at ?? '';
  if (isWithin(from, at)) return true;
  if (value === undefined || !isWithin(at, from) || segment.text.length < value.length) return false;
  return segment.text.includes(value) || segment.text.includes(inJson(value));
}

function isRepeated(segments: readonly Segment[], { at, value }: Piece): boolean {
  if (value === undefined) return false;
  const whole = segments.filter(
    (segment) => segment.at === at && segment.how === undefined && segment.text.includes(value),
  );
  return value !== '' && whole.length >= 2;
}

const isPartOf = (part: Part, { kind }: Piece): boolean =>
  part.kind !== 'text' && (PARTS[part.kind].includes(kind) || isInlined(part));
const isInlined = (part: Part): boolean => part.kind === 'link' && part.uri.startsWith('data:');

interface Sorted {
  byBlock: Map<number, Segment[]>;
  partsByBlock: Map<number, Part[]>;
  field: Segment[];
  structured: Pointer[];
}

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

function sortParts(parts: readonly Part[]): Sorted {
  const sorted: Sorted = { byBlock: new Map(), partsByBlock: new Map(), field: [], structured: [] };
  for (const part of parts) {
    if (part.kind !== 'text') {
      if (part.source === 'structuredContent') sorted.structured.push(part.at);
      else push(sorted.partsByBlock, blockIndex(part.at), part);
      continue;
    }
    for (const segment of part.segments) {
      if (segment.text === '') continue;
      if (segment.source === 'structuredContent') {
        if (saysStructured(segment)) sorted.structured.push(segment.at ?? '/structuredContent');
      } else if (segment.source === 'content') {
        const index = blockIndex(segment.at ?? '');
        if (index < 0) sorted.field.push(segment);
        else push(sorted.byBlock, index, segment);
      }
    }
  }
  return sorted;
}

// The key alone says nothing; an empty object after it does.
const saysStructured = ({ text }: Segment): boolean =>
  text.replace(/^[\s,{]*\\?["']?structuredContent\\?["']?\s*[:=]\s*/, '').trim() !== '';

function missingMembers(structured: readonly Pointer[], result: ToolResult): Pointer[] {
  if (result.structured?.kind !== 'object' || structured.length === 0) return [];
  const arrived = new Set<string>();
  for (const at of structured) {
    const [, key] = stepsOf(at);
    if (key === undefined) return [];
    arrived.add(key);
  }
  const keys = new Set(result.structured.members.map(({ key }) => key.value));
  return [...keys].filter((key) => !arrived.has(key)).map((key) => pointerTo('/structuredContent', key));
}

/** What of the pieces and of structuredContent some part of a view carries. */
export function arrivalOf(result: ToolResult, pieces: readonly Piece[], forwarded: Forwarded): Arrival {
  const { byBlock, partsByBlock, field, structured } = sortParts(forwarded.parts);
  let strings: Set<string> | undefined;
  const fieldStrings = () => (strings ??= stringsOf(field));
  let words: boolean | undefined;
  const fieldWords = () => (words ??= isWords(field.map(decoded).join('')));
  const inField = ({ value }: Piece): boolean =>
    field.length > 0 && ((value !== undefined && fieldStrings().has(value)) || fieldWords());
  const arrives = (piece: Piece): boolean =>
    (byBlock.get(piece.index) ?? []).some((segment) => carries(segment, piece)) ||
    (partsByBlock.get(piece.index) ?? []).some((part) => isPartOf(part, piece)) ||
    inField(piece);
  const arrived = pieces.filter(arrives);
  return {
    pieces: new Set(arrived),
    repeated: new Set(arrived.filter((piece) => isRepeated(byBlock.get(piece.index) ?? [], piece))),
    structured: result.structured !== undefined && structured.length > 0,
    missingMembers: missingMembers(structured, result),
    byBlock,
    fieldStrings,
  };
}
