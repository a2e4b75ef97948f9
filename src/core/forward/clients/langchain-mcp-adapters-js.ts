import { javascript, memberOf, string } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { addedField, envelope, fieldNamed, type Field } from '../fields.ts';
import { jsonString } from '../escape.ts';
import { blockText, blockWord, isMedia, isText, media, show, text } from '../parts.ts';
import { unmetSchema } from '../sdk-typescript.ts';
import { join, words } from '../segments.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part } from '../types.ts';

/** A block of the ToolMessage; undefined for an embedded resource, which goes to the artifact. */
function converted(block: Block): Part | undefined {
  if (isText(block)) return text([blockText(block)]);
  if (isMedia(block)) return media(block);
  if (block.type !== 'resource_link') return undefined;
  const word = (key: 'uri' | 'mimeType') => jsonString([blockWord(block, key)]);
  const type = block.mimeType === undefined ? [] : words`,"mime_type":${word('mimeType')}`;
  return text(words`{"type":"file","source_type":"url","url":${word('uri')}${type}}`);
}

/** structuredContent and _meta, which a single text takes with it. */
function extras(result: ToolResult): Field[] {
  const meta = result.meta?.kind === 'object' ? fieldNamed(result, '_meta') : undefined;
  const structured = result.structured && fieldNamed(result, 'structuredContent');
  return [
    ...(structured ? [structured] : []),
    ...(meta ? [{ ...meta, key: string('meta'), from: '_meta' }] : []),
  ];
}

/** A single text with anything beside it becomes an object, which langchain-core writes as JSON. */
function withExtras(only: Block, fields: readonly Field[]): Part {
  const value = memberOf(only.node, 'text') ?? string('');
  const ownText: Field = { key: string('text'), value, source: 'content', at: `${only.at}/text` };
  return text(envelope([addedField('type', string('text')), ownText, ...fields], javascript));
}

function conversation(result: ToolResult, context: Context): Forwarded {
  const { call } = context;
  const unmet = unmetSchema(result, context);
  if (unmet) return show([text(words`Error calling tool ${call.tool}: McpError: ${unmet}`)], 'thrown');
  const texts = result.content.filter(isText);
  if (result.isError) {
    const message = join(
      texts.map((block) => [blockText(block)]),
      '\n',
    );
    const lead = `MCP tool '${call.tool}' on server '${call.server}' returned an error: `;
    return show([text(words`${lead}${message}`)], 'thrown');
  }
  const parts = result.content.flatMap((block) => converted(block) ?? []);
  const [only] = texts;
  const fields = extras(result);
  return show(parts.length === 1 && only && fields.length > 0 ? [withExtras(only, fields)] : parts);
}

export default defineClient({
  id: 'langchain-mcp-adapters-js',
  absentContent: 'empty',
  paths: { conversation },
});
