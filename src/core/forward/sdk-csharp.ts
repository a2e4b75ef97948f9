import { addedField, asReceived, EMPTY_LIST, reshapeBlocks, type Field, type Shape } from './fields.ts';
import type { ToolResult } from './tool-result.ts';

const ANNOTATIONS = { audience: true, priority: true, lastModified: true } as const;
const DATA = { type: true, data: true, mimeType: true, _meta: true, annotations: ANNOTATIONS } as const;
const RESOURCE = { uri: true, mimeType: true, blob: true, text: true, _meta: true } as const;

const SHAPES: Record<string, Shape> = {
  text: { type: true, text: true, _meta: true, annotations: ANNOTATIONS },
  image: DATA,
  audio: DATA,
  resource: { type: true, resource: RESOURCE, _meta: true, annotations: ANNOTATIONS },
  resource_link: {
    ...{ type: true, uri: true, name: true, title: true, description: true, mimeType: true, size: true },
    ...{ icons: true, _meta: true, annotations: ANNOTATIONS },
  },
};

/** The fields of CallToolResult of the C# SDK: its members in their order, null ones and unknown ones left out. */
export function csharpSdk(result: ToolResult): Field[] {
  const received = asReceived(result).filter(({ value }) => value.kind !== 'null');
  return ['content', 'structuredContent', 'isError', '_meta'].flatMap((key): Field[] => {
    const field = received.find((candidate) => candidate.key.value === key);
    if (!field) return key === 'content' ? [addedField('content', EMPTY_LIST)] : [];
    return [key === 'content' ? { ...field, value: reshapeBlocks(field.value, SHAPES, result) } : field];
  });
}
