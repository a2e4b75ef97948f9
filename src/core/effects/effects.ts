import { toolResult } from '../forward/tool-result.ts';
import type { Forwarded, Pointer } from '../forward/types.ts';
import type { Node } from '../json/index.ts';
import { addedIn } from './added.ts';
import { alteredIn } from './altered.ts';
import { arrivalOf, isWithin, type Arrival } from './arrival.ts';
import { doubledIn } from './doubled.ts';
import { lostIn } from './lost.ts';
import { mirrorsOf } from './mirrors.ts';
import { piecesOf, type Piece } from './pieces.ts';
import type { Effects } from './types.ts';

function leakedIn(forwarded: Forwarded, pieces: readonly Piece[], arrival: Arrival): Pointer[] {
  const whole = forwarded.parts.some(
    (part) =>
      part.kind === 'text' && part.segments.some(({ source, text }) => source === '_meta' && text !== ''),
  );
  const blocks = pieces.flatMap(({ index, hasMeta }) => {
    const at = `/content/${index}/_meta`;
    const own = arrival.byBlock.get(index) ?? [];
    const shown =
      hasMeta &&
      (own.some((segment) => isWithin(segment.at ?? '', at)) || arrival.fieldStrings().has('_meta'));
    return shown ? [at] : [];
  });
  return whole ? ['/_meta', ...blocks] : blocks;
}

/** What views do to one result: what is known of the result is found out once, for all views. */
export function effectsFor(node: Node): (forwarded: Forwarded) => Effects {
  const result = toolResult(node);
  const pieces = piecesOf(result);
  const mirrors = mirrorsOf(pieces, result.structured);
  return (forwarded) => {
    const arrival = arrivalOf(result, pieces, forwarded);
    const lost = lostIn(result, pieces, mirrors, arrival, forwarded);
    const media = forwarded.parts.some((part) => part.kind !== 'text' && part.source !== 'client');
    return {
      lost,
      informationLost: lost.filter(({ covered }) => covered === undefined),
      withheld: pieces.filter((piece) => !piece.forModel && !arrival.pieces.has(piece)).map(({ at }) => at),
      leaked: leakedIn(forwarded, pieces, arrival),
      doubled: doubledIn(pieces, mirrors, arrival),
      altered: alteredIn(result, pieces, arrival, forwarded),
      added: addedIn(forwarded),
      nothing: arrival.pieces.size === 0 && !arrival.structured && !media,
      empty: pieces.length === 0 && result.structured === undefined,
    };
  };
}

/** What a client's view does to a result: what is lost, doubled, altered, added. Linear in the sizes of both. */
export const effectsOf = (result: Node, forwarded: Forwarded): Effects => effectsFor(result)(forwarded);
