import type { VariantLetter } from '#schema/primitives.ts';
import type { Variant } from '#schema/vocabulary.ts';
import type { Row } from './select.ts';

type Behaviour = Variant['behaviour'];

/** The clients of which something holds, of all those asked about. */
export interface Share {
  /** In table order. */
  rows: Row[];
  count: number;
  of: number;
  /** Those among them whose letter is only the nearest. */
  nearest: Row[];
}

/** What a server author risks by each shape of answer, by the default path of each client. */
export interface Answer {
  /** `content` left empty: nothing of the result reaches the model. */
  nothing: Share;
  /** A summary in `content`, the rest in `structuredContent`: the model sees the summary alone. */
  summaryAlone: Share;
  /** The same information in both: it reaches the model twice. */
  twice: Share;
}

/** True where nothing reaches the model of a result with empty content. */
const showsNothingWhenEmpty = (behaviour: Behaviour): boolean =>
  behaviour.emptyContent === 'nothing' || behaviour.emptyContent === 'nothing or a placeholder';

/** True where structuredContent reaches the model in none of the marker situations. */
export const neverShowsStructured = (behaviour: Behaviour): boolean =>
  showsNothingWhenEmpty(behaviour) && [behaviour.differ, behaviour.equal].every((seen) => seen === 'content');

/** The rows whose letter behaves so, by the `behaviour` that variants.yaml records. */
export function shareOf(
  rows: readonly Row[],
  variants: readonly Variant[],
  holds: (behaviour: Behaviour) => boolean,
): Share {
  const letters = new Set<VariantLetter>(
    variants.filter((variant) => holds(variant.behaviour)).map((variant) => variant.letter),
  );
  const found = rows.filter((row) => letters.has(row.letter));
  return {
    rows: found,
    count: found.length,
    of: rows.length,
    nearest: found.filter((row) => row.path.nearest),
  };
}

/** Those rows that show structuredContent of an error result after all, by the letter of their errors. */
export function shownInErrors(rows: readonly Row[], variants: readonly Variant[]): Row[] {
  const never = new Set(
    variants.filter(({ behaviour }) => neverShowsStructured(behaviour)).map(({ letter }) => letter),
  );
  return rows.filter(({ path }) => path.variantOnError !== undefined && !never.has(path.variantOnError));
}

/** What a client's default path does with a result, as far as the answer needs it. */
export interface SeenEffects {
  client: string;
  nothing: boolean;
  structuredLost: boolean;
  doubled: boolean;
}

const shareWhere = (rows: readonly Row[], clients: ReadonlySet<string>): Share => {
  const found = rows.filter((row) => clients.has(row.client.id));
  return {
    rows: found,
    count: found.length,
    of: rows.length,
    nearest: found.filter((row) => row.path.nearest),
  };
};

const clientsOf = (seen: readonly SeenEffects[], holds: (one: SeenEffects) => boolean): Set<string> =>
  new Set(seen.filter(holds).map(({ client }) => client));

/**
 * Answers, for these rows, whether the copy in `content` may be left out and who breaks, by what each client's rule
 * makes of three results: an object with empty content, a summary beside the object, the object and its copy.
 */
export const answerFor = (
  rows: readonly Row[],
  seen: { empty: readonly SeenEffects[]; summary: readonly SeenEffects[]; copy: readonly SeenEffects[] },
): Answer => ({
  nothing: shareWhere(
    rows,
    clientsOf(seen.empty, ({ nothing }) => nothing),
  ),
  summaryAlone: shareWhere(
    rows,
    clientsOf(seen.summary, ({ nothing, structuredLost }) => structuredLost && !nothing),
  ),
  twice: shareWhere(
    rows,
    clientsOf(seen.copy, ({ doubled }) => doubled),
  ),
});
