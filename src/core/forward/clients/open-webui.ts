import { array, parse, pythonDict, pythonJson, pythonText, type Node } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { jsonString } from '../escape.ts';
import { blockText, isMedia, isText, resourceWord, show, text } from '../parts.ts';
import { pythonBlock } from '../sdk-python.ts';
import { join, words } from '../segments.ts';
import { serialize } from '../serialize.ts';
import type { ToolResult } from '../tool-result.ts';
import type { Forwarded, Segment } from '../types.ts';

const PRETTY = pythonJson({ ensureAscii: false, indent: 2 });

const FILES =
  'An image or a sound becomes a file of the chat; whether a model that takes such files gets it was not read.';
const BLOB = 'What becomes of the blob of a resource was not read.';
const SCALAR = 'How a lone number, true, false or null is written was not read.';
const LIST = 'Whether a lone list is wrapped in an object as several values are was not settled.';
const NATIVE =
  'Shown is prompt-based tool calling in its newer form; what native function calling makes of an error was not read.';

/** A text of the result, and the value that it holds as JSON. */
interface Value {
  source: Segment;
  node: Node | undefined;
}

const valueOf = (source: Segment): Value => {
  const parsed = parse(source.text);
  return { source, node: parsed.ok ? parsed.node : undefined };
};

/** The texts of blocks and resources; everything else gives no value. */
const valuesIn = ({ content }: ToolResult): Value[] =>
  content.flatMap((block) => {
    if (isText(block)) return [valueOf(blockText(block))];
    return block.resource?.text ? [valueOf(resourceWord(block, 'text'))] : [];
  });

const placeOf = ({ source, at = '' }: Segment) => ({ source, at, parsed: true }) as const;

/** A value as JSON on a level of an object that is written around it. */
const asJson = ({ source, node }: Value, level: number): Segment[] =>
  node ? serialize(node, PRETTY, placeOf(source), '', level) : jsonString([source], PRETTY);

/** A lone value: a string as it is, an object or a list as JSON, anything else as Python writes it. */
function alone({ source, node }: Value): Segment[] {
  if (!node) return [source];
  if (node.kind === 'string') return [{ ...source, text: node.value, how: 'reencoded' }];
  const dialect = node.kind === 'object' || node.kind === 'array' ? PRETTY : pythonText;
  return serialize(node, dialect, placeOf(source));
}

function results(values: readonly Value[]): Segment[] {
  const [only, ...others] = values;
  if (!only) return words`{\n  "results": []\n}`;
  if (others.length === 0) return alone(only);
  const items = values.map((value) => words`\n    ${asJson(value, 2)}`);
  return words`{\n  "results": [${join(items, ',')}\n  ]\n}`;
}

const isScalar = (kind: Node['kind']): boolean => !['object', 'array', 'string'].includes(kind);

function success(result: ToolResult): Forwarded {
  const values = valuesIn(result);
  const lone = values.length === 1 ? values[0]?.node?.kind : undefined;
  const doubts = [
    ...(result.content.some(isMedia) ? [FILES] : []),
    ...(result.content.some(({ resource }) => resource?.blob !== undefined && !resource.text) ? [BLOB] : []),
    ...(lone && isScalar(lone) ? [SCALAR] : []),
    ...(lone === 'array' ? [LIST] : []),
  ];
  return show([text(results(values))], 'none', { uncertain: doubts.join(' ') || undefined });
}

/** The message of the exception, the repr of the dumped blocks, in an object of its own. */
function failure({ content }: ToolResult): Forwarded {
  const blocks = array(content.map(({ node, type }) => pythonBlock(node, type)));
  const repr =
    content.length > 0 ? serialize(blocks, pythonDict, { source: 'content', at: '/content' }) : words`[]`;
  return show([text(words`{\n  "error": ${jsonString(repr, PRETTY)}\n}`)], 'thrown', { uncertain: NATIVE });
}

/** A list in structuredContent, which the SDK refuses, stands in for content. */
function conversation(result: ToolResult): Forwarded {
  if (result.structured?.kind === 'array') {
    const place = { source: 'structuredContent', at: '/structuredContent' } as const;
    return show([text(serialize(result.structured, PRETTY, place))], 'none', { uncertain: LIST });
  }
  return result.isError ? failure(result) : success(result);
}

export default defineClient({ id: 'open-webui', structuredList: 'read', paths: { conversation } });
