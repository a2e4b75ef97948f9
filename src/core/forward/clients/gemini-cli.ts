import { javascript, memberOf, parse, type Node } from '../../json/index.ts';
import { headTail, lengthIn } from '../cut.ts';
import { defineClient } from '../define.ts';
import { envelope, fieldNamed, type Field } from '../fields.ts';
import { convert, errorText } from '../gemini-tool.ts';
import { isText, show, text } from '../parts.ts';
import { typescriptSdk } from '../sdk-typescript.ts';
import { client, grouped, join, mapText, words } from '../segments.ts';
import type { ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Segment } from '../types.ts';

const THRESHOLD = { limit: 40_000, head: 8_000, tail: 32_000 };

const wrapped = (segment: Segment): Segment[] => {
  const escape = (inner: string) => inner.replaceAll('</untrusted_context>', '&lt;/untrusted_context&gt;');
  return words`<untrusted_context>\n${mapText([segment], escape, 'escaped')}\n</untrusted_context>`;
};

function truncated(output: Segment[]): Forwarded {
  if (lengthIn(output, 'utf16') <= THRESHOLD.limit) return show([text(output)]);
  const { head, tail, omitted, cuts } = headTail(output, { unit: 'utf16', ...THRESHOLD, rest: 'file' });
  const notice = words`Output too large. Showing first ${grouped(THRESHOLD.head)} and last ${grouped(THRESHOLD.tail)} characters. For full output see: ‹path›\n`;
  const middle = words`\n\n... [${grouped(omitted)} characters omitted] ...\n\n`;
  return show([text([...notice, ...head, ...middle, ...tail])], 'none', { cuts });
}

function blocksShown(result: ToolResult, context: Context): Forwarded {
  const converted = result.content.flatMap((block) => convert(block, context, wrapped) ?? []);
  const data = converted.flatMap((item) => item.data ?? []);
  if (converted.length === 1 && data.length === 0) return truncated(converted[0]?.text ?? []);
  const unsent = data.filter((part) => part.kind === 'media' && /^(audio|video)\//.test(part.mimeType));
  const stripped = unsent.map((part) =>
    client(
      `[SYSTEM: Binary content (${part.kind === 'media' ? part.mimeType : ''}) stripped from response due to protocol limitations.]`,
    ),
  );
  const output = join([...stripped, ...converted.map((item) => item.text)], '\n');
  return show([text(output), ...data.filter((part) => !unsent.includes(part))]);
}

/** The shim: JSON in the first text is taken for a missing structuredContent. */
function shimmed(result: ToolResult): Node | undefined {
  const [first] = result.content;
  if (!first || !isText(first) || memberOf(result.node, 'structuredContent')) return undefined;
  const parsed = parse(first.text ?? '');
  return parsed.ok ? parsed.node : undefined;
}

const failed = (context: Context, response: readonly Segment[], error: 'worded' | 'thrown') =>
  show([text(errorText(context, response))], error);

function conversation(result: ToolResult, context: Context): Forwarded {
  const received = fieldNamed(result, 'structuredContent')?.value;
  const fromText = shimmed(result);
  const structured = received ?? fromText;
  const invalid = structured && structured.kind !== 'object';
  const unmet =
    context.outputSchema === 'violated' ? structured : context.outputSchema === 'conforms' && !structured;
  if (invalid || (unmet && !result.isError))
    return failed(context, words`{"error":{"message":"‹message›","isError":true}}`, 'thrown');
  if (!result.isError) return blocksShown(result, context);
  const fields = typescriptSdk(result, '1.23').flatMap((field): Field[] => {
    if (field.key.value !== 'content' || !fromText) return [field];
    const key = { ...field.key, value: 'structuredContent', raw: 'structuredContent' };
    return [field, { key, value: fromText, source: 'content', at: '/content/0/text', parsed: true }];
  });
  return failed(context, envelope(fields, javascript), 'worded');
}

export default defineClient({ id: 'gemini-cli', absentContent: 'empty', paths: { conversation } });
