import { javascript, memberOf, parse, type Node } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { asReceived, envelope } from '../fields.ts';
import { isText, show, text } from '../parts.ts';
import { client } from '../segments.ts';
import { serialize, type Place } from '../serialize.ts';
import { toolResult, type Block, type ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part } from '../types.ts';

const NO_CONTENT =
  'A result without content is reported to be refused in this version (vercel/ai#20171); the words of that were not read.';

/** A block of a content list that stands at a place: a text, an image, or the JSON of anything else. */
function outputPart(block: Block, place: Place): Part {
  const { type, mimeType, data } = block;
  if (isText(block)) {
    const at = place.parsed ? place.at : `${place.at}/text`;
    return text([{ text: block.text ?? '', source: place.source, at, ...spelling(block, place) }]);
  }
  if (type === 'image' && data !== undefined && mimeType !== undefined)
    return { kind: 'media', mimeType, source: place.source, at: place.at };
  return text(serialize(block.node, javascript, place));
}

/** Outside of `content` a text that was spelt with escapes is told as such. */
function spelling({ node, text: own }: Block, { source, parsed }: Place): { how?: 'reencoded' } {
  const value = memberOf(node, 'text');
  const plain = value?.kind === 'string' && value.raw === own;
  return plain || (source === 'content' && !parsed) ? {} : { how: 'reencoded' };
}

/** mcpToModelOutput of a result: its blocks; isError leaves no trace. */
function conversation(result: ToolResult): Forwarded {
  if (memberOf(result.node, 'content')?.kind === 'array')
    return show(result.content.map((block) => outputPart(block, { source: 'content', at: block.at })));
  if (memberOf(result.node, 'toolResult')) return show([text(envelope(asReceived(result), javascript))]);
  return show([text(client('‹not recorded›'))], 'thrown', { uncertain: NO_CONTENT });
}

/** mcpToModelOutput of a value: JSON, unless it has a list under `content` and is taken for a result. */
function valueOutput(value: Node, place: Place): Part[] {
  if (memberOf(value, 'content')?.kind !== 'array') return [text(serialize(value, javascript, place))];
  return toolResult(value).content.map((block) =>
    outputPart(block, place.parsed ? place : { ...place, at: place.at + block.at }),
  );
}

/** An error as the providers for OpenAI send it. */
const failed = ({ call }: Context, words: string): Forwarded =>
  show([text(client(JSON.stringify({ error: `MCPClientError: Tool "${call.tool}" ${words}` })))], 'thrown');

/** structuredContent, else the first text as JSON, for an outputSchema that the application gives. */
function typedOutput(result: ToolResult, context: Context): Forwarded {
  const { isError, structured, content } = result;
  if (isError || memberOf(result.node, 'content')?.kind !== 'array') return conversation(result);
  const isViolated = context.outputSchema === 'violated';
  if (structured) {
    if (isViolated)
      return failed(context, 'returned structuredContent that does not match the expected outputSchema');
    return show(valueOutput(structured, { source: 'structuredContent', at: '/structuredContent' }));
  }
  const first = content.find(isText);
  if (!first) return failed(context, 'did not return structuredContent or parseable text content');
  const parsed = parse(first.text ?? '');
  if (!parsed.ok || isViolated)
    return failed(context, 'returned content that does not match the expected outputSchema');
  return show(valueOutput(parsed.node, { source: 'content', at: `${first.at}/text`, parsed: true }));
}

export default defineClient({ id: 'ai-sdk', paths: { conversation, 'typed-output': typedOutput } });
