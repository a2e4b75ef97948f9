import type { Block, ToolResult } from '../forward/tool-result.ts';
import type { Pointer } from '../forward/types.ts';

/** A block of `content` that says something, and where it says it. */
export interface Piece {
  kind: 'text' | 'image' | 'audio' | 'resource link' | 'embedded resource' | 'other block';
  index: number;
  /** The value that carries the information; the block itself where no single one does. */
  at: Pointer;
  /** Its string, where it has one. */
  value: string | undefined;
  /** True where it is words: the text of a text block or of an embedded resource. */
  words: boolean;
  /** False where its audience leaves the model out. */
  forModel: boolean;
  hasMeta: boolean;
}

type Carrier = Pick<Piece, 'kind' | 'at' | 'value' | 'words'>;

function carrierOf(block: Block): Carrier {
  const { at, resource } = block;
  const of = (kind: Piece['kind'], key: string, value: string | undefined, words = false): Carrier => ({
    kind,
    at: value === undefined ? at : `${at}/${key}`,
    value,
    words: words && value !== undefined,
  });
  switch (block.type) {
    case 'text':
      return of('text', 'text', block.text, true);
    case 'image':
    case 'audio':
      return of(block.type, 'data', block.data);
    case 'resource_link':
      return of('resource link', 'uri', block.uri);
    case 'resource':
      if (resource?.text !== undefined) return of('embedded resource', 'resource/text', resource.text, true);
      return of('embedded resource', 'resource/blob', resource?.blob);
    default:
      return of('other block', '', undefined);
  }
}

const isBlank = ({ kind, value, words }: Carrier): boolean =>
  words ? (value ?? '').trim() === '' : kind === 'text';

/** The blocks of a result that say something, in order; texts that are empty or blank say nothing. */
export const piecesOf = (result: ToolResult): Piece[] =>
  result.content.flatMap((block): Piece[] => {
    const carrier = carrierOf(block);
    if (isBlank(carrier)) return [];
    return [
      {
        ...carrier,
        index: block.index,
        forModel: block.audience === undefined || block.audience.includes('assistant'),
        hasMeta: block.node.kind === 'object' && block.node.members.some(({ key }) => key.value === '_meta'),
      },
    ];
  });
