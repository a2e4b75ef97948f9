import type { SeeDocument } from '#schema/see.ts';
import { effectsFor, machineEffects, type Effects } from '../effects/index.ts';
import type { Finding } from '../findings/types.ts';
import { runsOf } from '../forward/runs.ts';
import { partText } from '../forward/text.ts';
import { toolResult } from '../forward/tool-result.ts';
import type { Part } from '../forward/types.ts';
import { countTotal, type Tokenizer } from '../tokens.ts';
import type { FoundResult } from './found.ts';
import { forwardedBy, type RunOptions, type TryPath } from './paths.ts';

/** The machine form of a checked result, as the command prints it. */
export type TryDocument = SeeDocument;
/** What one path shows the model, in the machine form. */
export type DocumentView = TryDocument['views'][number];
/** A part of a view in the machine form. */
export type DocumentPart = DocumentView['parts'][number];

function documentPart(part: Part): DocumentPart {
  const place = part.place === undefined ? {} : { place: part.place };
  switch (part.kind) {
    case 'text':
      return { type: 'text', text: partText(part), segments: runsOf(part.segments), ...place };
    case 'media':
      return { type: 'media', mimeType: part.mimeType, source: part.source, ...place };
    case 'link': {
      const mimeType = part.mimeType === undefined ? {} : { mimeType: part.mimeType };
      return { type: 'link', uri: part.uri, ...mimeType, source: part.source, ...place };
    }
    default:
      return part satisfies never;
  }
}

/**
 * Views of all current paths in their order, whether or not a tool such as this one takes them, with findings, in the machine
 * form; `each` is told of a view when it is made.
 */
export function documentOf(
  { node, depth }: FoundResult,
  paths: readonly TryPath[],
  options: RunOptions,
  tokenizer: Tokenizer,
  findings: readonly Finding[],
  each: (path: TryPath, effects: Effects) => void = () => {},
): TryDocument {
  const result = toolResult(node, depth);
  const effects = effectsFor(node);
  const views = paths.flatMap((path): DocumentView[] => {
    const forwarded = path.former === undefined && forwardedBy(path, result, options);
    if (!forwarded) return [];
    const own = effects(forwarded);
    each(path, own);
    return [
      {
        client: path.client,
        path: path.path,
        variant: path.variant,
        error: forwarded.error,
        tokens: countTotal(forwarded, tokenizer.count),
        parts: forwarded.parts.map(documentPart),
        ...machineEffects(own),
      },
    ];
  });
  return { tokenizer: tokenizer.name, views, findings: [...findings] };
}
