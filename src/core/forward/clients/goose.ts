import { javascript, parse, textOf } from '../../json/index.ts';
import { lengthIn } from '../cut.ts';
import { defineClient } from '../define.ts';
import {
  blockText,
  forAssistant,
  inNextUserMessage,
  isText,
  media,
  resourceWord,
  show,
  text,
} from '../parts.ts';
import { client, join } from '../segments.ts';
import { serialize, structuredText } from '../serialize.ts';
import { segmentsText } from '../text.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Cut, Forwarded, Segment } from '../types.ts';

const LARGE = 200_000;
// serde_json refuses deeper texts.
const DEEPEST_JSON = 127;

const AUDIENCE = 'That blocks for others are left out before the model is asked was inferred.';
const RESOURCE = 'How the text of an embedded resource is taken out was not read.';
const ERROR = 'Whether an earlier stage rewrites a result with isError was not read.';

const isLarge = (block: Block): boolean =>
  isText(block) && lengthIn([blockText(block)], 'codePoints') > LARGE;

const stored = (block: Block): Segment[] =>
  client(
    `The response returned from the tool call was larger (${lengthIn([blockText(block)], 'codePoints')} characters) and is stored in the file: ‹path›\nYou can use other tools to examine or search it.`,
  );

const resourceText = (block: Block): Segment[] =>
  block.resource?.text === undefined ? client('‹not recorded›') : [resourceWord(block, 'text')];

/** The string of a block in the tool message; empty for links, sounds and anything else. */
function blockString(block: Block, { accepts }: Context): Segment[] {
  if (isText(block)) return isLarge(block) ? stored(block) : [blockText(block)];
  if (block.type === 'resource') return resourceText(block);
  if (block.type !== 'image') return [];
  return client(
    accepts.image
      ? 'This tool result included an image that is uploaded in the next message.'
      : 'This tool result included an image that was omitted as the model does not support vision.',
  );
}

function conversation(result: ToolResult, context: Context): Forwarded {
  // A text that went to a file has lost its annotations.
  const seen = result.content.filter((block) => isLarge(block) || forAssistant(block));
  const message = join(
    seen.map((block) => blockString(block, context)),
    ' ',
  );
  const images = context.accepts.image ? seen.filter(({ type }) => type === 'image') : [];
  const doubts = [
    ...(seen.length < result.content.length ? [AUDIENCE] : []),
    ...(seen.some(({ type }) => type === 'resource') ? [RESOURCE] : []),
    ...(result.isError ? [ERROR] : []),
  ];
  const cuts = seen.filter(isLarge).map(({ at }): Cut => ({ at: `${at}/text`, rest: 'file' }));
  return show([text(message), ...images.map((block) => inNextUserMessage(media(block)))], 'none', {
    cuts,
    uncertain: doubts.join(' ') || undefined,
  });
}

/** The value of a text that is JSON, as the script has it; else the text. */
function parsedValue(segments: readonly Segment[], at: string): Segment[] {
  const parsed = parse(segmentsText(segments));
  if (!parsed.ok || parsed.depth > DEEPEST_JSON) return [...segments];
  const string = textOf(parsed.node);
  if (string !== undefined) return [{ text: string, source: 'content', at, how: 'reencoded' }];
  return serialize(parsed.node, javascript, { source: 'content', at, parsed: true });
}

/** What the awaited call gives the script; an object is shown as compact JSON. */
function codeMode(result: ToolResult): Forwarded {
  if (result.structured) return show([text(structuredText(result.structured, javascript))]);
  const seen = result.content.filter(
    (block) => isText(block) && (forAssistant(block) || block.audience?.length === 0),
  );
  const [only, ...others] = seen;
  if (!only) return show([]);
  const joined = join(
    seen.map((block) => [blockText(block)]),
    '\n',
  );
  return show([text(parsedValue(joined, others.length === 0 ? `${only.at}/text` : '/content'))]);
}

export default defineClient({ id: 'goose', paths: { conversation, 'code-mode': codeMode } });
