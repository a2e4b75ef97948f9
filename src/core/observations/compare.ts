import type { ObservedResult, SeenPart, Wire } from '#schema/observation.ts';
import { partText, segmentsText } from '../forward/text.ts';
import type { Forwarded, Part, Segment } from '../forward/types.ts';
import { matches } from './match.ts';
import { holdsPrinted } from './printed.ts';
import type { Hash } from './shorten.ts';

const SHOWN = 160;

const shown = (text: string): string =>
  JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

const placeWords = ({ place }: { place?: string | undefined }): string =>
  place === undefined ? '' : ' beside the item';

function seenWords(part: SeenPart | undefined): string {
  if (!part) return 'nothing';
  if ('media' in part) return `${part.media}${placeWords(part)}`;
  if ('link' in part) return `a link to ${part.link}${placeWords(part)}`;
  const text = typeof part.text === 'string' ? part.text : part.text.head;
  const length = typeof part.text === 'string' ? '' : ` (${part.text.length} UTF-16 units)`;
  return `${shown(text)}${length}${placeWords(part)}`;
}

function ruleWords(part: Part | undefined): string {
  if (!part) return 'nothing';
  if (part.kind === 'media') return `${part.mimeType}${placeWords(part)}`;
  if (part.kind === 'link') return `a link to ${part.uri}${placeWords(part)}`;
  const text = partText(part);
  return `${shown(text)}${text.length > SHOWN ? ` (${text.length} UTF-16 units)` : ''}${placeWords(part)}`;
}

function samePart(part: Part | undefined, seen: SeenPart | undefined, hash: Hash): boolean {
  if (!part || !seen || part.place !== seen.place) return false;
  if (part.kind === 'media') return 'media' in seen && seen.media === part.mimeType;
  if (part.kind === 'link') return 'link' in seen && seen.link === part.uri;
  return 'text' in seen && matches(part.segments, seen.text, hash);
}

/** True where all words are the same and only fall into other blocks of the same item. */
function sameWords(parts: readonly Part[], view: readonly SeenPart[], hash: Hash): boolean {
  if ([...parts, ...view].some(({ place }) => place !== undefined)) return false;
  const rest = (part: Part) => part.kind !== 'text';
  const others = view.filter((part) => !('text' in part));
  const media = parts.filter(rest);
  if (media.length !== others.length || !media.every((part, at) => samePart(part, others[at], hash)))
    return false;
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.segments] : []));
  const seen = view.flatMap((part) => ('text' in part ? [part.text] : []));
  if (!seen.every((text): text is string => typeof text === 'string')) return false;
  return ['', '\n', '\n\n'].some((separator) => {
    const between: Segment = { text: separator, source: 'client' };
    const joined = texts.flatMap((segments, at) => (at === 0 ? segments : [between, ...segments]));
    return segmentsText(joined) !== '' && matches(joined, seen.join(separator), hash);
  });
}

const MARKS_ERRORS: readonly Wire[] = ['anthropic-messages', 'gemini-generate'];

function errorDifference(forwarded: Forwarded, flagged: boolean, wire: Wire): string | undefined {
  if (!MARKS_ERRORS.includes(wire)) return undefined;
  if (forwarded.error === 'none' && flagged)
    return 'the item marks an error, of which the rule tells nothing';
  return forwarded.error === 'flagged' && !flagged ? 'the rule marks an error, the item does not' : undefined;
}

const holdsPart = (part: Part, seen: SeenPart, hash: Hash): boolean =>
  part.kind === 'text'
    ? 'text' in seen && holdsPrinted(part.segments, seen.text, hash)
    : samePart(part, seen, hash);

/**
 * How a value that a script printed differs from what a rule gives to it; the client's own words around it are no
 * part. Where the call ends the script by the rule, it printed nothing.
 */
export function printedDifference(
  { parts, error }: Forwarded,
  { view, ended }: ObservedResult,
  hash: Hash,
): string | undefined {
  if (ended !== undefined) return `the run ended: ${shown(ended)}`;
  if (error === 'aborted' && view.length > 0)
    return `by the rule the script ends, it printed ${view.map(seenWords).join(', ')}`;
  const missing = parts.find((part) => !view.some((seen) => holdsPart(part, seen, hash)));
  if (!missing) return undefined;
  return `the script got ${view.map(seenWords).join(', ')} as observed, ${ruleWords(missing)} by the rule`;
}

/** How what was observed differs from what a rule gives, in words; undefined where they agree. */
export function observedDifference(
  forwarded: Forwarded,
  observed: ObservedResult,
  wire: Wire,
  hash: Hash,
): string | undefined {
  const { parts, error } = forwarded;
  const { view, flagged = false, ended } = observed;
  if (ended !== undefined || error === 'aborted') {
    if (ended !== undefined && error === 'aborted') return undefined;
    return ended === undefined ? 'by the rule the run ends, it did not' : `the run ended: ${shown(ended)}`;
  }
  const index = Array.from({ length: Math.max(parts.length, view.length) }).findIndex(
    (_, at) => !samePart(parts[at], view[at], hash),
  );
  if (index === -1) return errorDifference(forwarded, flagged, wire);
  if (sameWords(parts, view, hash))
    return `the same words in other blocks: ${view.length} observed, ${parts.length} by the rule`;
  return `part ${index + 1} is ${seenWords(view[index])} as observed, ${ruleWords(parts[index])} by the rule`;
}
