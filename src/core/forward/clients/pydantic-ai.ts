import { lastWins, parse, pythonText, type Node } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { jsonString } from '../escape.ts';
import { blob, blockText, blockWord, isText, media, resourceWord, show, text } from '../parts.ts';
import { pydanticJson } from '../pydantic-json.ts';
import { pythonLink, unmetSchema } from '../sdk-python.ts';
import { client, join, words } from '../segments.ts';
import { serialize, type Place } from '../serialize.ts';
import { segmentsText } from '../text.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Forward, Part, Segment } from '../types.ts';

const ADDRESS = 'With version 1 of the MCP SDK the address of a link comes in normal form.';

type Data = { string: Segment } | { node: Node; place: Place };

/** What a tool returns: a string, another value, or a file. */
type Returned = Data | { file: Part };

const isFile = (item: Returned): item is { file: Part } => 'file' in item;
const isData = (item: Returned): item is Data => !isFile(item);

/** structuredContent; of an object whose only key is `result` the value of that key. */
function unwrapped(structured: Node): Returned {
  const members = structured.kind === 'object' ? lastWins(structured.members) : [];
  const inner = members.length === 1 && members[0]?.key.value === 'result' ? members[0].value : undefined;
  const place = { source: 'structuredContent', at: `/structuredContent${inner ? '/result' : ''}` } as const;
  const node = inner ?? structured;
  if (node.kind !== 'string') return { node, place };
  const { value, raw } = node;
  return { string: { ...place, text: value, ...(value === raw ? {} : { how: 'reencoded' }) } };
}

function textOrJson(segment: Segment): Returned {
  const parsed = /^[[{]/.test(segment.text) ? parse(segment.text) : undefined;
  if (!parsed?.ok) return { string: segment };
  return { node: parsed.node, place: { source: 'content', at: segment.at ?? '', parsed: true } };
}

/** What a block becomes; undefined for a type that the protocol has not. */
function mapped(block: Block): Returned | undefined {
  if (isText(block)) return textOrJson(blockText(block));
  if (block.type === 'image' || block.type === 'audio') return { file: media(block) };
  if (block.type === 'resource_link') return { string: blockWord(block, 'uri') };
  if (block.resource?.text !== undefined) return { string: resourceWord(block, 'text') };
  return block.resource?.blob === undefined ? undefined : { file: blob(block) };
}

const json = (item: Data): Segment[] =>
  'string' in item ? jsonString([item.string], pydanticJson) : serialize(item.node, pydanticJson, item.place);

/** A string as it is, any other value as JSON. */
const string = (item: Data): Segment[] => ('string' in item ? [item.string] : json(item));

const isNothing = (item: Data): boolean =>
  'node' in item &&
  (item.node.kind === 'null' || (item.node.kind === 'array' && item.node.items.length === 0));

/** model_response_str: what is no file, as one string; several values as a JSON array. */
function responseString(items: readonly Returned[]): Segment[] {
  const data = items.filter(isData);
  const [only, ...others] = data;
  if (!only) return [];
  if (others.length > 0) return words`[${join(data.map(json), ',')}]`;
  return items.length === 1 && isNothing(only) ? [] : string(only);
}

/** structuredContent where every block is a text, and always of an error; else the blocks. */
function returned({ content, structured, isError }: ToolResult): Returned[] {
  const isPreferred = isError || content.every(({ type }) => type === 'text');
  if (structured && isPreferred) return [unwrapped(structured)];
  return content.flatMap((block) => mapped(block) ?? []);
}

type Message = (told: Segment[]) => Segment[];

/** A tool return that is marked as an error; where the wire has no mark for it, in JSON. */
const asReturn: Message = (told) => words`{"error":${jsonString(told, pydanticJson)}}`;

/** Until 2.59.0 a retry prompt. */
const asPrompt: Message = (told) => words`${told}\n\nFix the errors and try again.`;

/** What the SDK refuses is an exception that ends the run. */
const conversation =
  (message: Message): Forward =>
  (result, context) => {
    if (unmetSchema(result, context)) return show([], 'aborted');
    const items = returned(result);
    const isChanged = (block: Block) => {
      const link = pythonLink(block);
      return block.type === 'resource_link' && link.kind === 'link' && link.uri !== block.uri;
    };
    const uncertain = result.content.some(isChanged) ? ADDRESS : undefined;
    if (result.isError) {
      const told = responseString(items);
      const name = pythonText.string(context.call.tool);
      const isTold = segmentsText(told) !== '';
      const all = message(isTold ? told : client(`Tool ${name} returned an error`));
      return show([text(all)], 'thrown', { uncertain });
    }
    if (!items.some(isFile)) return show([text(responseString(items))], 'none', { uncertain });
    const parts = items.map((item) => (isFile(item) ? item.file : text(string(item))));
    return show(parts, 'none', { uncertain });
  };

export default defineClient({
  id: 'pydantic-ai',
  paths: { conversation: conversation(asReturn), 'conversation-until-2-59-0': conversation(asPrompt) },
});
