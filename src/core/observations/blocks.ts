import { memberOf, textOf, type Node } from '../json/index.ts';

/** One part of what a model gets, in full. */
export type FullPart = ({ text: string } | { media: string } | { link: string }) & {
  place?: 'nextUserMessage';
};

/** A value, and the text that its positions count in. */
export interface Quoted {
  node: Node;
  source: string;
}

export const sourceOf = ({ node, source }: Quoted): string => source.slice(node.start, node.end);

const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s"]+/g;

/** The source of a value without the white space between its tokens, which the request brings and not the value. */
export const tokensOf = (quoted: Quoted): string => sourceOf(quoted).match(TOKEN)?.join('') ?? '';

const DATA_ADDRESS = /^data:([^;,]+)[;,]/;

const addressed = (address: string): FullPart => {
  const type = DATA_ADDRESS.exec(address)?.[1];
  return type === undefined ? { link: address } : { media: type };
};

const UNKNOWN_TYPE = 'application/octet-stream';

/** A picture, sound or file in any of the forms in which a wire format has it; undefined for anything else. */
function mediaPart(node: Node): FullPart | undefined {
  const word = (...keys: string[]) => textOf(keys.reduce<Node | undefined>(memberOf, node));
  const address =
    word('image_url', 'url') ??
    word('image_url') ??
    word('file_url') ??
    word('file_data') ??
    word('file', 'file_data') ??
    word('source', 'url') ??
    word('fileData', 'fileUri');
  if (address !== undefined) return addressed(address);
  if (word('source', 'data') !== undefined) return { media: word('source', 'media_type') ?? UNKNOWN_TYPE };
  const inline = memberOf(node, 'inlineData') ?? memberOf(node, 'inline_data');
  if (inline)
    return { media: textOf(memberOf(inline, 'mimeType') ?? memberOf(inline, 'mime_type')) ?? UNKNOWN_TYPE };
  const format = word('input_audio', 'format');
  return format === undefined ? undefined : { media: `audio/${format}` };
}

/** What a block of a message puts before the model; the JSON of a block that is of no known form. */
function blockPart(block: Quoted): FullPart {
  const { node } = block;
  if (node.kind === 'string') return { text: node.value };
  const text = textOf(memberOf(node, 'text'));
  const type = textOf(memberOf(node, 'type')) ?? 'text';
  if (text !== undefined && ['text', 'input_text', 'output_text'].includes(type)) return { text };
  return mediaPart(node) ?? { text: sourceOf(block) };
}

/** What a content puts before the model: a string, a list of blocks, or nothing. Empty texts are left out. */
export function contentParts(content: Node | undefined, source: string): FullPart[] {
  if (!content || content.kind === 'null') return [];
  const blocks = content.kind === 'array' ? content.items : [content];
  return blocks
    .map((node) => blockPart({ node, source }))
    .filter((part) => !('text' in part) || part.text !== '');
}
