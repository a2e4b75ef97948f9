import { effectsFor } from '../effects/index.ts';
import { toolResult } from '../forward/tool-result.ts';
import type { Context } from '../forward/types.ts';
import type { Node } from '../json/index.ts';
import { depthOf } from './read/depth.ts';
import type { CheckedClient, CheckedView, OutputSchema, SchemaCheck } from './types.ts';

/** How structuredContent stands to the tool's outputSchema; undefined where there is none. */
export type Conformance = SchemaCheck | 'missing' | undefined;

const inContext = (context: Context, conformance: Conformance): Context => {
  if (conformance === undefined) return context;
  const conforms = conformance !== 'missing' && conformance.state !== 'violated';
  return { ...context, outputSchema: conforms ? 'conforms' : 'violated' };
};

/** How the structuredContent of a result stands to the tool's outputSchema. */
export function conformanceOf(structured: Node | undefined, schema: OutputSchema | undefined): Conformance {
  if (!schema) return undefined;
  return structured ? schema.check(structured) : 'missing';
}

/** What each client makes of a parsed result, with the tool's outputSchema in mind; for some of them, give some. */
export function viewsFor(
  node: Node,
  clients: readonly CheckedClient[],
  outputSchema?: OutputSchema,
): CheckedView[] {
  return viewsOf(node, clients, conformanceOf(toolResult(node).structured, outputSchema));
}

/** What each client makes of a result. */
export function viewsOf(
  node: Node,
  clients: readonly CheckedClient[],
  conformance: Conformance,
): CheckedView[] {
  const result = toolResult(node, depthOf(node));
  const effects = effectsFor(node);
  return clients.map(({ client, path, forward, context }) => {
    const forwarded = forward(result, inContext(context, conformance));
    return { client, path, forwarded, effects: effects(forwarded) };
  });
}
