import { mirrorsOf, piecesOf, type Mirror, type Piece } from '../effects/index.ts';
import { toolResult, type ToolResult } from '../forward/tool-result.ts';
import type { Pointer } from '../forward/types.ts';
import { memberOf, type Node } from '../json/index.ts';
import { depthOf } from './read/depth.ts';
import { placesOf, type Places } from './places.ts';
import { blockAt, leavesOf, type Leaf } from './read/leaves.ts';
import { termsOfContent, termsOfStructured, type Terms } from './read/terms.ts';
import { uncoveredLeaves } from './read/coverage.ts';
import { DEFAULT_TOKEN_LIMIT } from './types.ts';
import type { CheckedView, FindingsInput, OutputSchema, Revision, SchemaCheck } from './types.ts';
import { conformanceOf, viewsOf } from './views.ts';

/** What is known of a result before any rule asks. Whatever costs time is worked out when it is first asked for. */
export interface Facts {
  result: ToolResult;
  revision: Revision;
  pieces: readonly Piece[];
  /** Pieces that are words for the model. */
  texts: readonly (Piece & { value: string })[];
  mirrors: readonly Mirror[];
  /** Where `content` is; the result itself where it has none. */
  contentAt: Pointer;
  /** Scalars of structuredContent that say something, in order. */
  leaves: () => readonly Leaf[];
  /** Those that no text, mirror or block of content says. */
  uncovered: () => readonly Leaf[];
  contentTerms: () => Terms;
  structuredTerms: () => Terms;
  /** undefined where no outputSchema is given, or there is nothing to hold against it. */
  schemaCheck: SchemaCheck | undefined;
  outputSchema: OutputSchema | undefined;
  views: readonly CheckedView[];
  places: () => Places;
  /** Runs the same clients on another result. */
  viewsOn: (result: Node) => readonly CheckedView[];
  tokenLimit: number;
  count: FindingsInput['count'];
}

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Gathers what the rules need. */
export function factsOf(node: Node, input: FindingsInput): Facts {
  const result = toolResult(node, depthOf(node));
  const pieces = piecesOf(result);
  const mirrors = mirrorsOf(pieces, result.structured);
  const { outputSchema } = input;
  const conformance = conformanceOf(result.structured, outputSchema);
  const viewsOn = (other: Node) => viewsOf(other, input.clients, conformance);
  const views = input.views ?? viewsOn(node);
  const leaves = lazily(() => (result.structured ? leavesOf(result.structured) : []));
  const contentTerms = lazily(() => termsOfContent(result, pieces));
  return {
    result,
    revision: input.revision,
    pieces,
    texts: pieces.filter(
      (piece): piece is Piece & { value: string } => piece.words && piece.value !== undefined,
    ),
    mirrors,
    contentAt: memberOf(node, 'content') ? '/content' : '',
    leaves,
    uncovered: lazily(() => uncoveredLeaves(leaves(), contentTerms(), mirrors)),
    contentTerms,
    structuredTerms: lazily(() => termsOfStructured(result.structured)),
    schemaCheck: conformance === 'missing' ? undefined : conformance,
    outputSchema,
    views,
    places: lazily(() =>
      placesOf(views, ({ first, form }) => (form === 'item' ? '/content' : blockAt(first))),
    ),
    viewsOn,
    tokenLimit: input.tokenLimit ?? DEFAULT_TOKEN_LIMIT,
    count: input.count,
  };
}
