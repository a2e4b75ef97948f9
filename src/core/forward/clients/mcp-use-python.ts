import { array, parse, pythonJson, pythonText, textOf } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { jsonString } from '../escape.ts';
import { blob, blockText, blockWord, isMedia, isText, media, resourceWord, show, text } from '../parts.ts';
import { pythonBlock, pythonBlockString, pythonSdk, pythonString, unmetSchema } from '../sdk-python.ts';
import { client, join, words } from '../segments.ts';
import { serialize } from '../serialize.ts';
import { segmentsText } from '../text.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Segment } from '../types.ts';

const JSON_TEXT = pythonJson({ ensureAscii: false });
const VALUE = pythonJson({ ensureAscii: false, compact: true });
const WORDING = 'What an error without text, or with more than texts, is told by was read at another commit.';

const quoted = (segments: readonly Segment[]): Segment[] => jsonString(segments, JSON_TEXT);

/** The text of a block of LangChain; undefined for an image, a sound or a blob. */
function ownText(block: Block): Segment[] | undefined {
  if (isText(block)) return [blockText(block)];
  if (
    isMedia(block) ||
    (block.type === 'resource' && block.resource?.blob !== undefined && block.resource.text === undefined)
  )
    return undefined;
  if (block.resource?.text !== undefined) return [resourceWord(block, 'text')];
  return pythonBlockString(block.node, block.type, block.at);
}

/** All blocks as one text; undefined where one is no text. */
function joined({ content }: ToolResult): Segment[] | undefined {
  const texts = content.flatMap((block) => {
    const own = ownText(block);
    return own ? [own] : [];
  });
  return texts.length === content.length ? join(texts, '\n') : undefined;
}

/** A block of LangChain as JSON. */
function blockJson(block: Block): Segment[] {
  const own = ownText(block);
  if (own) return words`{"type": "text", "text": ${quoted(own)}}`;
  const isFile = block.type === 'resource';
  const data = isFile ? resourceWord(block, 'blob') : blockWord(block, 'data');
  const type = isFile ? resourceWord(block, 'mimeType') : blockWord(block, 'mimeType');
  const mime = type.text === '' ? client('application/octet-stream') : [type];
  const head = `{"type": "${isFile ? 'file' : block.type}", "source_type": "base64"`;
  return words`${head}, "data": ${quoted([data])}, "mime_type": ${quoted(mime)}}`;
}

/** The JSON of the dictionary that an exception becomes. */
const formatted = (details: readonly Segment[], call: Context['call'], more: Segment[][] = []): Segment[] => {
  const fields = [
    client('"error": "RuntimeError"'),
    words`"details": ${quoted(details)}`,
    client('"stack": "‹python traceback›"'),
    client('"code": "UNKNOWN"'),
    words`"tool": ${quoted(client(call.tool))}`,
    ...more,
  ];
  return words`{${join(fields, ', ')}}`;
};

/** The exception that is made of an error and caught at once. */
function failure(result: ToolResult, { call }: Context): Forwarded {
  const whole = joined(result);
  const isSilent = whole !== undefined && segmentsText(whole) === '';
  const empty = client('MCP tool returned an empty error result');
  const details = isSilent ? empty : (whole ?? client('MCP tool returned an error result'));
  const content = whole ? quoted(whole) : words`[${join(result.content.map(blockJson), ', ')}]`;
  const uncertain = whole && !isSilent ? undefined : WORDING;
  return show([text(formatted(details, call, [words`"tool_content": ${content}`]))], 'worded', { uncertain });
}

function conversation(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return show([text(formatted(unmet, context.call))], 'thrown');
  if (result.isError) return failure(result, context);
  const whole = joined(result);
  if (whole) return show([text(whole)]);
  return show(
    result.content.map((block) => {
      const own = ownText(block);
      if (own) return text(own);
      return block.type === 'resource' ? blob(block) : media(block);
    }),
  );
}

/** str() of the list of blocks; what the SDK refuses is an exception in the loop of the caller. */
function providers(result: ToolResult, context: Context): Forwarded {
  if (unmetSchema(result, context)) return show([], 'aborted');
  const { content, isError } = result;
  const blocks = array(content.map(({ node, type }) => pythonBlock(node, type)));
  const empty = client(isError ? 'Unknown error' : '[]');
  const list =
    content.length > 0 ? serialize(blocks, pythonText, { source: 'content', at: '/content' }) : empty;
  if (!isError) return show([text(list)]);
  const uncertain = content.length > 0 ? undefined : WORDING;
  return show([text(words`Error: ${list}`)], 'worded', { uncertain });
}

/** A text as the value that it holds as JSON, shown as compact JSON; else the text. */
function parsedValue(segment: Segment): Segment[] {
  const parsed = parse(segment.text);
  if (!parsed.ok) return [segment];
  const string = textOf(parsed.node);
  if (string !== undefined) return [{ ...segment, text: string, how: 'reencoded' }];
  return serialize(parsed.node, VALUE, { source: 'content', at: segment.at ?? '', parsed: true });
}

/** What the awaited call gives the code, or raises in it; an object of the SDK is shown as Python prints it. */
function codeMode(result: ToolResult, context: Context): Forwarded {
  const unmet = unmetSchema(result, context);
  if (unmet) return show([text(unmet)], 'thrown');
  const [first] = result.content;
  if (!first) return show([text(pythonString(pythonSdk(result)))]);
  if (isText(first)) return show([text(parsedValue(blockText(first)))]);
  return show([text(pythonBlockString(first.node, first.type, first.at))]);
}

export default defineClient({
  id: 'mcp-use-python',
  paths: { conversation, 'provider-adapters': providers, 'code-mode': codeMode },
});
