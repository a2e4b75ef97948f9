import type { Json } from '../json.ts';
import type { PlainResult } from '../result.ts';
import type { Segment, Source } from './types.ts';

const FIELDS: readonly string[] = ['content', 'structuredContent', '_meta', 'isError'] satisfies Source[];

const escapedStep = (step: string | number): string =>
  `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Compact JSON of `content`, parted where a string is written with escapes. */
function contentSegments(value: Json, at: string): Segment[] {
  if (typeof value === 'string') {
    const inner = JSON.stringify(value).slice(1, -1);
    if (inner === value) return [structure(`"${value}"`)];
    return [structure('"'), { text: inner, source: 'content', at, how: 'escaped' }, structure('"')];
  }
  if (typeof value !== 'object' || value === null) return [structure(JSON.stringify(value))];
  const isList = Array.isArray(value);
  const segments = Object.entries(value).flatMap(([key, item], index) => [
    structure(`${index ? ',' : ''}${isList ? '' : `${JSON.stringify(key)}:`}`),
    ...contentSegments(item, at + escapedStep(key)),
  ]);
  return [structure(isList ? '[' : '{'), ...segments, structure(isList ? ']' : '}')];
}

const structure = (text: string): Segment => ({ text, source: 'content', at: '/content' });

/** Joins neighbours that differ in nothing but their text, and drops empty segments. */
export function joinAlike(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const alike =
      last &&
      last.source === segment.source &&
      last.at === segment.at &&
      last.how === segment.how &&
      last.variable === segment.variable;
    if (alike) joined[joined.length - 1] = { ...last, text: last.text + segment.text };
    else if (segment.text !== '') joined.push(segment);
  }
  return joined;
}

/**
 * Compact JSON of a whole result. A field owns its key and its value; braces, commas and fields outside of the
 * two, `_meta` and `isError` are the client's.
 */
export function envelopeSegments(result: PlainResult): Segment[] {
  const fields = Object.entries(result).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  const segments = fields.flatMap(([key, value], index): Segment[] => {
    const comma: Segment = { text: index ? ',' : '', source: 'client' };
    const name = `${JSON.stringify(key)}:`;
    if (key === 'content') return [comma, structure(name), ...contentSegments(value, '/content')];
    const source = FIELDS.includes(key) ? (key as Source) : 'client';
    return [comma, { text: name + JSON.stringify(value), source, at: escapedStep(key) }];
  });
  return joinAlike([{ text: '{', source: 'client' }, ...segments, { text: '}', source: 'client' }]);
}
