import { javascript, parse, pythonText, type Dialect } from '../json/index.ts';
import { mapText } from './segments.ts';
import { serialize } from './serialize.ts';
import type { Segment } from './types.ts';

const inner = (dialect: Dialect) => (text: string) => dialect.string(text).slice(1, -1);

/**
 * A text as a string of JSON, quotes included, in a dialect: the parts of the result keep where they come from and
 * are told as escaped where that changes them. Not for pythonText, whose quotes depend on the whole text.
 */
export const jsonString = (segments: readonly Segment[], dialect: Dialect = javascript): Segment[] => [
  { text: '"', source: 'client' },
  ...mapText(segments, inner(dialect), 'escaped'),
  { text: '"', source: 'client' },
];

/** A text as Python's repr writes it. */
export function pythonRepr(segment: Segment): Segment[] {
  const written = pythonText.string(segment.text);
  const [quote, text] = [written.slice(0, 1), written.slice(1, -1)];
  return [
    { text: quote, source: 'client' },
    text === segment.text ? segment : { ...segment, text, how: 'escaped' },
    { text: quote, source: 'client' },
  ];
}

/** The value that a text holds as JSON, as a client that parses it writes it again; undefined where it holds none. */
export function parsedText(segment: Segment, dialect: Dialect): Segment[] | undefined {
  const parsed = parse(segment.text);
  if (!parsed.ok) return undefined;
  return serialize(parsed.node, dialect, { source: segment.source, at: segment.at ?? '', parsed: true });
}

/** A text in base64 decoded as UTF-8, wrong bytes replaced; undefined where it is no base64. */
export function decoded(segment: Segment): Segment | undefined {
  try {
    const bytes = Uint8Array.from(atob(segment.text), (char) => char.charCodeAt(0));
    return { ...segment, text: new TextDecoder().decode(bytes), how: 'reencoded' };
  } catch {
    return undefined;
  }
}
