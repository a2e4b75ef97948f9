import { array, memberOf } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { isText, show, text } from '../parts.ts';
import { isOrderOpen, jackson, javaBlock, javaString } from '../sdk-java.ts';
import { client, join, words } from '../segments.ts';
import { serialize } from '../serialize.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Forwarded } from '../types.ts';

const ORDER =
  'The order of the keys of a block, which may be alphabetical, was confirmed only where both orders agree.';
const STRING = 'The string form was confirmed only for texts without annotations and metadata.';

const isPlain = (block: Block): boolean =>
  isText(block) && !memberOf(block.node, 'annotations') && !memberOf(block.node, '_meta');

/** The JSON of the list of blocks; the message of an exception for an error. */
function conversation({ content, isError }: ToolResult): Forwarded {
  if (isError) {
    const list = join(content.map(javaString), ', ');
    const uncertain = content.every(isPlain) ? undefined : STRING;
    return show([text(words`Error calling tool: [${list}]`)], 'thrown', { uncertain });
  }
  if (content.length === 0) return show([text(client('[]'))]);
  const json = serialize(array(content.map(javaBlock)), jackson, { source: 'content', at: '/content' });
  return show([text(json)], 'none', { uncertain: content.some(isOrderOpen) ? ORDER : undefined });
}

export default defineClient({ id: 'spring-ai', paths: { conversation } });
