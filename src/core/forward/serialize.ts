import { write, type Dialect, type Node, type ScalarNode } from '../json/index.ts';
import type { Pointer, Segment, Source } from './types.ts';

/** Field and pointer of a value that is serialized. */
export interface Place {
  source: Source;
  at: Pointer;
  /** True for a value that the client parsed from a text of the result: pointers into it would lead nowhere. */
  parsed?: true;
}

// Pieces of text that run on before they are copied to one: strings of a million pieces are slow to collect as garbage.
const PIECES = 1024;

/** Collects segments; plain text runs on in one segment of the place. */
function tape({ source, at }: Place, how: Segment['how']) {
  const segments: Segment[] = [];
  let copied: string[] = [];
  let running = '';
  let pieces = 0;
  const flush = () => {
    const text = copied.length > 0 ? copied.join('') + running : running;
    if (text !== '') segments.push(how ? { text, source, at, how } : { text, source, at });
    if (copied.length > 0) copied = [];
    running = '';
    pieces = 0;
  };
  return {
    text(text: string) {
      running += text;
      pieces += 1;
      if (pieces < PIECES) return;
      copied.push([running, ''].join(''));
      running = '';
      pieces = 0;
    },
    own(segment: Segment) {
      flush();
      if (segment.text !== '') segments.push(segment);
    },
    end(): Segment[] {
      flush();
      return segments;
    },
  };
}

const howOf = (inner: string, node: ScalarNode, inContent: boolean): Segment['how'] => {
  if (node.kind === 'number') return inner === node.raw ? undefined : 'reencoded';
  if (node.kind !== 'string') return undefined;
  if (node.model !== undefined && inner !== node.raw) return 'reencoded';
  if (inContent) return inner === node.value ? undefined : 'escaped';
  return inner === node.raw ? undefined : 'reencoded';
};

/**
 * A value in a dialect, as segments of one field. In `content` each string is a segment of its own, in the other
 * fields each value that is written with other characters than it came with. `key` stands before the value and
 * belongs to the field; `depth` is the value's level, for the indentation.
 */
export function serialize(node: Node, dialect: Dialect, place: Place, key = '', depth = 0): Segment[] {
  const inContent = place.source === 'content' && !place.parsed;
  const out = tape(place, dialect.foreign && 'reencoded');
  let altered = false;
  out.text(key);
  write(
    node,
    dialect,
    {
      text: out.text,
      scalar(text, scalar, at) {
        const quoted = scalar.kind === 'string';
        const inner = quoted ? text.slice(1, -1) : text;
        const how = dialect.foreign && !inContent ? undefined : howOf(inner, scalar, inContent);
        if (place.parsed || (how === undefined && !(inContent && quoted))) {
          if (how) altered = true;
          out.text(text);
          return;
        }
        if (quoted) out.text(text.slice(0, 1));
        const own: Segment = { text: inner, source: place.source, at: place.at + at() };
        if (how) own.how = how;
        out.own(own);
        if (quoted) out.text(text.slice(-1));
      },
      added: (text) => out.own({ text, source: 'client' }),
      moved: () => {
        altered = true;
      },
    },
    depth,
  );
  const segments = out.end();
  if (altered) for (const segment of segments) if (segment.source !== 'client') segment.how ??= 'reencoded';
  return segments;
}

/** structuredContent in a dialect; a template's `structuredText(result.structured, javascript)`. */
export const structuredText = (node: Node, dialect: Dialect): Segment[] =>
  serialize(node, dialect, { source: 'structuredContent', at: '/structuredContent' });
