import { javascriptPretty, lastWins, type Node } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { blockText, isText, media, show, text } from '../parts.ts';
import { client, join, words } from '../segments.ts';
import { serialize } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Forwarded, Segment } from '../types.ts';

const KNOWN_TYPES = ['text', 'image', 'audio', 'resource'];
const SCHEMA_ORDER = ['uri', 'mimeType', 'text'];

/** The resource without its blob, the keys of the schema before other ones. */
function withoutBlob(resource: Node): Node {
  if (resource.kind !== 'object') return resource;
  const members = lastWins(resource.members).filter(({ key }) => key.value !== 'blob');
  const ofSchema = SCHEMA_ORDER.flatMap((name) => members.filter(({ key }) => key.value === name));
  const others = members.filter(({ key }) => !SCHEMA_ORDER.includes(key.value));
  const ordered = [...ofSchema, ...others];
  const unchanged =
    ordered.length === resource.members.length && ordered.every((one, at) => one === resource.members[at]);
  return unchanged ? resource : { ...resource, members: ordered };
}

function blockString(block: Block): Segment[] {
  if (isText(block)) return [blockText(block)];
  if (block.type !== 'resource' || !block.resource) return [];
  const { node, at } = block.resource;
  return serialize(withoutBlob(node), javascriptPretty, { source: 'content', at });
}

const failedCall = text(
  client(
    '{"status":"error","message":"The tool execution failed","error":"Error executing MCP tool: ‹not recorded›"}',
  ),
);

function conversation(result: ToolResult): Forwarded {
  if (result.content.some(({ type }) => !KNOWN_TYPES.includes(type))) {
    const uncertain = 'The error of the schema, as JSON inside the message, was not recorded.';
    return show([failedCall], 'thrown', { uncertain });
  }
  const strings = result.content
    .map(blockString)
    .filter((segments) => segments.some((one) => one.text !== ''));
  const images = result.content.filter((block) => block.type === 'image').map(media);
  if (strings.length === 0 && images.length === 0) return show([text(client('(No response)'))]);
  const body = strings.length > 0 ? join(strings, '\n\n') : client(`[${images.length} image(s) received]`);
  return result.isError
    ? show([text(words`Error:\n${body}`), ...images], 'worded')
    : show([text(body), ...images]);
}

export default defineClient({ id: 'roo-code', absentContent: 'empty', paths: { conversation } });
