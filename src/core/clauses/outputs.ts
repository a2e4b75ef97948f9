import type { SampleResult } from '../data.ts';
import { jsonEqual } from '../equal.ts';
import { parseJson } from '../json.ts';
import type { Cell, JudgedPath } from './matrix.ts';
import { observe, sameArrival, type Observation } from './observe.ts';

/** Where an output can be seen: on the page of a sample result, or among the outputs of the clauses. */
export type OutputPlace = { sample: string; id: string } | { sample: null; id: string };

type Sample = Pick<SampleResult, 'id' | 'json'>;

/** The sample result that says the same as a JSON text; undefined where there is none. */
export function sampleLike(json: string, samples: readonly Sample[]): Sample | undefined {
  const value = parseJson(json);
  return samples.find((sample) => {
    const other = parseJson(sample.json);
    return value !== undefined && other !== undefined && jsonEqual(value, other);
  });
}

const SCHEMA = { none: '', conforms: '-fits', violated: '-breaks' } as const;

/** Name of what was sent, with whether it fits the outputSchema of its tool. */
export const sentId = ({ probe, outputSchema }: Observation): string => `${probe.id}${SCHEMA[outputSchema]}`;

/**
 * Finds where the outputs of verdicts can be seen: on the page of the sample result that says the same, where the path
 * makes the same of that.
 */
export function outputFinder(samples: readonly Sample[]) {
  const known = new Map<string, Sample | undefined>();
  return (observation: Observation, of: JudgedPath): OutputPlace => {
    const { json } = observation.probe;
    if (!known.has(json)) known.set(json, sampleLike(json, samples));
    const sample = known.get(json);
    const id = `${of.client.id}/${of.path.id}`;
    if (sample && sameArrival(observe(of, { ...observation.probe, json: sample.json }), observation))
      return { sample: sample.id, id };
    return { sample: null, id: `${sentId(observation)}/${id}` };
  };
}

/** One output that no page of a sample result shows. */
export interface OwnOutput {
  id: string;
  observation: Observation;
  of: JudgedPath;
}

/** The outputs of verdicts that no page of a sample result shows, each once, as they come. */
export function ownOutputs(cells: readonly Cell[], find: ReturnType<typeof outputFinder>): OwnOutput[] {
  const outputs = new Map<string, OwnOutput>();
  for (const { shown, byChange, of } of cells) {
    for (const observation of [...shown, ...(byChange?.shown ?? [])]) {
      const place = find(observation, of);
      if (place.sample === null && !outputs.has(place.id))
        outputs.set(place.id, { id: place.id, observation, of });
    }
  }
  return [...outputs.values()];
}
