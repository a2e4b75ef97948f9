import { parse, type Node } from '../json/index.ts';

/** What is in a marker result: both fields with different information, with the same, or structuredContent alone. */
export const SITUATIONS = ['differ', 'equal', 'emptyContent'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Words that stand nowhere else. */
export const MARKERS = { content: 'marigold', structuredContent: 'kingfisher', equal: 'bergamot' } as const;

const SHARED = { marker: MARKERS.equal, place: 'in both fields' };
const OBJECT = { marker: MARKERS.structuredContent, place: 'in the object' };
const text = (words: string) => [{ type: 'text', text: words }];

const FIELDS: Record<Situation, { content: unknown[]; structuredContent: object }> = {
  differ: { content: text(`The words carry the marker ${MARKERS.content}.`), structuredContent: OBJECT },
  equal: { content: text(JSON.stringify(SHARED)), structuredContent: SHARED },
  emptyContent: { content: [], structuredContent: OBJECT },
};

/** The marker word of each field in a situation. */
export const markersOf = (situation: Situation): { content: string; structuredContent: string } =>
  situation === 'equal' ? { content: MARKERS.equal, structuredContent: MARKERS.equal } : MARKERS;

/** A marker result, as received; with isError true where `onError`. */
export function markerResult(situation: Situation, onError = false): Node {
  const parsed = parse(JSON.stringify({ ...FIELDS[situation], ...(onError ? { isError: true } : {}) }));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.node;
}
