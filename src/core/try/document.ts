import { effectsFor, machineEffects } from '../effects/index.ts';
import type { Finding } from '../findings/types.ts';
import { runsOf, type Run } from '../forward/runs.ts';
import { partText } from '../forward/text.ts';
import { toolResult } from '../forward/tool-result.ts';
import type { Forwarded, Part } from '../forward/types.ts';
import { countParts, type Tokenizer } from '../tokens.ts';
import type { FoundResult } from './found.ts';
import { forwardedBy, takenPaths, type RunOptions, type TryPath } from './paths.ts';

type Place = { place?: 'nextUserMessage' };

/** A part of a view in the machine form. */
export type DocumentPart = Place &
  (
    | { type: 'text'; text: string; segments: Run[] }
    | { type: 'media'; mimeType: string; source: string }
    | { type: 'link'; uri: string; mimeType?: string; source: string }
  );

/** What one path shows the model, in the machine form. */
export interface DocumentView {
  client: string;
  path: string;
  variant: string;
  error: Forwarded['error'];
  tokens: number;
  parts: DocumentPart[];
  lost: string[];
  doubled: boolean;
}

/** The machine form of a checked result, as the command prints it. */
export interface TryDocument {
  tokenizer: string;
  views: DocumentView[];
  findings: Finding[];
}

function documentPart(part: Part): DocumentPart {
  const place: Place = part.place === undefined ? {} : { place: part.place };
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

/** Views of all current paths that are taken, in their order, with findings, in the machine form. */
export function documentOf(
  { node, depth }: FoundResult,
  paths: readonly TryPath[],
  options: RunOptions,
  tokenizer: Tokenizer,
  findings: readonly Finding[],
): TryDocument {
  const result = toolResult(node, depth);
  const effects = effectsFor(node);
  const views = takenPaths(paths, { ...options, former: false }).flatMap(({ path }): DocumentView[] => {
    const forwarded = forwardedBy(path, result, options);
    if (!forwarded) return [];
    return [
      {
        client: path.client,
        path: path.path,
        variant: path.variant,
        error: forwarded.error,
        tokens: countParts(forwarded, tokenizer.count).total,
        parts: forwarded.parts.map(documentPart),
        ...machineEffects(effects(forwarded)),
      },
    ];
  });
  return { tokenizer: tokenizer.name, views, findings: [...findings] };
}
