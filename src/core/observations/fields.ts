import type { ObservedResult, ObservedRun, SeenPart } from '#schema/observation.ts';
import type { PlainResult } from '../result.ts';

/** Which fields of a sample result arrived. `neither` is a view of other things alone, `nothing` an empty one. */
export type FieldsSeen = 'content' | 'structuredContent' | 'both' | 'neither' | 'nothing' | 'ended';

const textOf = (part: SeenPart): string => {
  if (!('text' in part)) return '';
  return typeof part.text === 'string' ? part.text : `${part.text.head}\n${part.text.tail}`;
};

/** A text as it stands within JSON, however often it was put there. */
const plain = (text: string): string => text.replaceAll(/\\+(?=")/g, '');

const keysOf = (value: PlainResult['structuredContent']): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/** Which fields of a sample result a view holds, where the two say different things and structuredContent has keys. */
export function fieldsSeen({ view, ended }: ObservedResult, sample: PlainResult): FieldsSeen {
  if (ended !== undefined) return 'ended';
  if (view.length === 0) return 'nothing';
  const words = plain(view.map(textOf).join('\n'));
  const texts = (sample.content ?? []).flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
  const keys = keysOf(sample.structuredContent);
  const hasContent = texts.length > 0 && texts.every((text) => words.includes(plain(text)));
  const hasStructured = keys.length > 0 && keys.every((key) => words.includes(key));
  if (hasContent) return hasStructured ? 'both' : 'content';
  return hasStructured ? 'structuredContent' : 'neither';
}

/** What the runs of one path showed of a sample result, each answer once, in the order of the runs. */
export interface PathFields {
  path: string;
  fields: FieldsSeen[];
}

/** Which fields of a sample result arrived on each path of an observation. */
export function fieldsByPath(runs: readonly ObservedRun[], id: string, sample: PlainResult): PathFields[] {
  return [...Map.groupBy(runs, ({ path }) => path)].map(([path, own]) => {
    const seen = own.flatMap(({ results }) => results.filter(({ result }) => result === id));
    return { path, fields: [...new Set(seen.map((one) => fieldsSeen(one, sample)))] };
  });
}
