import type { Node } from '../json/index.ts';
import {
  addedField,
  asReceived,
  EMPTY_LIST,
  reshape,
  reshapeBlocks,
  type Field,
  type Shape,
} from './fields.ts';
import { words } from './segments.ts';
import type { Block, ToolResult } from './tool-result.ts';
import type { Context, Segment } from './types.ts';

const ANNOTATIONS = { audience: true, priority: true, lastModified: true } as const;
const ICONS = { src: true, mimeType: true, sizes: true, theme: true } as const;
const RESOURCE = { uri: true, mimeType: true, _meta: true, text: true, blob: true } as const;

const shapes = (annotated: boolean): Record<string, Shape> => {
  const annotations = annotated ? { annotations: ANNOTATIONS } : {};
  const data = { type: true, data: true, mimeType: true, ...annotations, _meta: true } as const;
  return {
    text: { type: true, text: true, ...annotations, _meta: true },
    image: data,
    audio: data,
    resource: { type: true, resource: RESOURCE, ...annotations, _meta: true },
    resource_link: {
      ...{ name: true, title: true, icons: ICONS, uri: true, description: true, mimeType: true },
      ...(annotated ? ({ size: true, annotations: ANNOTATIONS } as const) : {}),
      ...{ _meta: true, type: true },
    },
  };
};
const ANNOTATED = shapes(true);
const BEFORE_ANNOTATIONS = shapes(false);

const ORDER = ['_meta', 'content', 'structuredContent', 'isError'];

/**
 * The fields after CallToolResultSchema of @modelcontextprotocol/sdk has parsed them: known keys first, in the order
 * of the schema, other top-level keys after them; blocks without the keys that the schema does not know. Content that is absent
 * is an empty list. Version 1.23 knows neither annotations nor the size of a link; later ones do.
 */
export function typescriptSdk(result: ToolResult, version: '1.23' | 'later' = 'later'): Field[] {
  const received = asReceived(result);
  const known = ORDER.flatMap((key): Field[] => {
    const field = received.find((candidate) => candidate.key.value === key);
    if (!field) return key === 'content' ? [addedField('content', EMPTY_LIST)] : [];
    if (key !== 'content') return [field];
    const byType = version === 'later' ? ANNOTATED : BEFORE_ANNOTATIONS;
    return [{ ...field, value: reshapeBlocks(field.value, byType, result) }];
  });
  return [...known, ...received.filter(({ key }) => !ORDER.includes(key.value))];
}

/** A block as the SDK has parsed it; as received where it does not know the type. */
export const typescriptBlock = ({ node, type }: Block): Node =>
  Object.hasOwn(ANNOTATED, type) ? reshape(node, ANNOTATED[type] as Shape) : node;

/** What callTool throws where a tool that declares an outputSchema gives no structuredContent; undefined elsewhere. */
export const unmetSchema = (
  { structured, isError }: ToolResult,
  { outputSchema, call }: Context,
): Segment[] | undefined =>
  outputSchema === 'none' || structured || isError
    ? undefined
    : words`MCP error -32600: Tool ${call.tool} has an output schema but did not return structured content`;
