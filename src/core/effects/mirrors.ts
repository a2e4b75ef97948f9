import type { Pointer } from '../forward/types.ts';
import { pointerTo, type Node } from '../json/index.ts';
import { canonical, canonicalInOrder, canonicalString } from './canonical.ts';
import { jsonInText, type JsonInText } from './json-in-text.ts';
import type { Piece } from './pieces.ts';
import { withoutQuoted } from './quotes.ts';
import type { MirrorForm } from './types.ts';

/** A text that holds the same value as structuredContent or a part of it. */
export interface Mirror {
  text: Pointer;
  structured: Pointer;
  form: MirrorForm;
}

const STRUCTURED = '/structuredContent';

/** A value and where it stands. */
interface Placed {
  at: Pointer;
  node: Node;
}

const unwrapped = ({ at, node }: Placed): Placed | undefined => {
  const only = node.kind === 'object' && node.members.length === 1 ? node.members[0] : undefined;
  return only && { at: pointerTo(at, only.key.value), node: only.value };
};

function formOf(text: string, json: JsonInText, structured: Node): MirrorForm {
  if (json.form !== 'plain') return json.form;
  if (canonicalInOrder(json.node) !== canonicalInOrder(structured)) return 'reordered';
  return /\s/.test(withoutQuoted(text.trim())) ? 'pretty' : 'equal';
}

/** Values that a text may be taken for: the text itself, and the JSON in it. */
interface Reading {
  piece: Piece & { value: string };
  asStrings: string[];
  json: JsonInText | undefined;
  asJson: string | undefined;
}

const readingOf = (piece: Piece & { value: string }): Reading => {
  const json = jsonInText(piece.value);
  return {
    piece,
    asStrings: [piece.value, ...(json?.string === undefined ? [] : [json.string])].map(canonicalString),
    json,
    asJson: json && canonical(json.node),
  };
};

/** One text for each item of a list, in order. */
function itemMirrors(readings: readonly Reading[], list: Placed): Mirror[] {
  if (list.node.kind !== 'array' || list.node.items.length !== readings.length) return [];
  const mirrors = list.node.items.flatMap((item, index): Mirror[] => {
    const reading = readings[index];
    const key = canonical(item);
    if (!reading || (reading.asJson !== key && !reading.asStrings.includes(key))) return [];
    return [{ text: reading.piece.at, structured: pointerTo(list.at, index), form: 'item' }];
  });
  return mirrors.length === readings.length ? mirrors : [];
}

/**
 * The texts of a result that hold the value of its structuredContent: as JSON, with any order of keys, in a fence,
 * among other lines, under one more or one less key, or one text for each item of a list; a string also as plain text.
 */
export function mirrorsOf(pieces: readonly Piece[], structured: Node | undefined): Mirror[] {
  if (!structured) return [];
  const readings = pieces
    .filter((piece): piece is Piece & { value: string } => piece.words && piece.value !== undefined)
    .map(readingOf);
  if (readings.length === 0) return [];
  const root: Placed = { at: STRUCTURED, node: structured };
  const inner = unwrapped(root);
  const rootKey = canonical(structured);
  const innerKey = inner && canonical(inner.node);
  const mirrors = readings.flatMap(({ piece, asStrings, json, asJson }): Mirror[] => {
    const mirror = (at: Pointer, form: MirrorForm): Mirror[] => [{ text: piece.at, structured: at, form }];
    if (json && asJson === rootKey) return mirror(STRUCTURED, formOf(piece.value, json, structured));
    if (asStrings.includes(rootKey)) return mirror(STRUCTURED, 'equal');
    if (inner && innerKey !== undefined && (asJson === innerKey || asStrings.includes(innerKey)))
      return mirror(inner.at, wrappedForm(json));
    const within = json && unwrapped({ at: '', node: json.node });
    return within && canonical(within.node) === rootKey ? mirror(STRUCTURED, wrappedForm(json)) : [];
  });
  if (mirrors.length > 0) return mirrors;
  const items = itemMirrors(readings, root);
  return items.length > 0 || !inner ? items : itemMirrors(readings, inner);
}

const wrappedForm = (json: JsonInText | undefined): MirrorForm =>
  json?.form === 'among lines' ? 'among lines' : 'wrapped';
