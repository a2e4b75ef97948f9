import type { Path } from '#schema/client.ts';
import type { Subject } from '#core/clauses/observe.ts';
import { asReceived, envelope } from '#core/forward/fields.ts';
import type { Context, Forwarded, Part, Segment } from '#core/forward/types.ts';
import type { ToolResult } from '#core/forward/tool-result.ts';
import { client } from '#core/forward/segments.ts';
import { blockText, show, text } from '#core/forward/parts.ts';
import { structuredText } from '#core/forward/serialize.ts';
import { javascript, textIn } from '#core/json/index.ts';

export const contentOf = (result: ToolResult): Part[] =>
  result.content.map((block) => text([blockText(block)]));
export const structuredOf = ({ structured }: ToolResult): Part[] =>
  structured ? [text(structuredText(structured, javascript))] : [];

const segment = (source: Segment['source'], words: string): Segment => ({ text: words, source });

/** The whole result as one JSON text. */
export const envelopeOf = (result: ToolResult): Part[] => [text(envelope(asReceived(result), javascript))];

/** Hand-made ways to treat a result. */
export const ways = {
  content: (result: ToolResult) => show(contentOf(result)),
  structured: (result: ToolResult) => show(result.structured ? structuredOf(result) : contentOf(result)),
  apart: (result: ToolResult) => show([...contentOf(result), ...structuredOf(result)]),
  envelope: (result: ToolResult) => show(envelopeOf(result)),
  fallback: (result: ToolResult) =>
    show(result.content.length > 0 ? contentOf(result) : structuredOf(result)),
  placeholder: (result: ToolResult) =>
    show(result.content.length > 0 ? contentOf(result) : [text(client('(no output)'))]),
  nothing: () => show([]),
  metaApart: (result: ToolResult) =>
    show([
      ...contentOf(result),
      ...(result.meta ? [text([segment('_meta', textIn(javascript, result.meta))])] : []),
    ]),
  unsure: (result: ToolResult) =>
    show(contentOf(result), 'none', { uncertain: 'A later stage was not read.' }),
  checked: (result: ToolResult, { outputSchema }: Context) =>
    outputSchema === 'violated' && !result.isError
      ? show([text(client('does not fit'))], 'thrown')
      : show(contentOf(result), result.isError ? 'flagged' : 'none'),
  checkedAlways: (result: ToolResult, { outputSchema }: Context) =>
    outputSchema === 'violated' ? show([text(client('does not fit'))], 'thrown') : show(contentOf(result)),
} satisfies Record<string, (result: ToolResult, context: Context) => Forwarded>;

/** A path that treats results so. */
export const subject = (
  way: keyof typeof ways,
  to: Path['to'] = 'model',
  conditions?: Path['conditions'],
): Subject => ({ path: { to, ...(conditions ? { conditions } : {}) }, forward: ways[way] });
